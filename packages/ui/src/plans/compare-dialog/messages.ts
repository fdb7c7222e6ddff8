import { MESSAGES } from '@naungan/domain/messages';

/** Also the texts of the table. Titles and values of its rows belong to the product line, and are not included. */
export const compareDialogMessages = {
  title: 'Bandingkan produk',
  loading: 'Memuat…',
  copyLink: 'Salin tautan',
  /** Completes the label of the copy button: 'Salin tautan perbandingan ini'. */
  copySubject: 'perbandingan ini',
  notFound: MESSAGES.plans.notFound as string,
  allWithdrawn: 'Produk dalam perbandingan ini sudah tidak dijual. Pilih produk lain dari daftar.',
  someWithdrawn: (count: number) => `${count} produk sudah tidak dijual, jadi tidak kami tampilkan.`,
  /** `subject`: 'usia 36 tahun'. */
  priced: (subject: string) => `Premi untuk ${subject}.`,
  legend: 'Tanda ≠ ada pada baris yang isinya berbeda.',
  differencesOnly: 'Tampilkan yang berbeda saja',
  /** `names`: 'Sehat Prima 100 dan Medika Plus 100'. */
  caption: (names: string) => `Perbandingan ${names}`,
  /** `unit`: 'per tahun'. */
  premium: (unit: string) => `Premi ${unit}, dengan biaya admin`,
  differs: '(berbeda)',
  onlyPremiumDiffers: 'Tidak ada perbedaan selain premi.',
  noDifference: 'Tidak ada perbedaan.',
  consult: 'Konsultasi',
  buy: 'Beli',
  detail: 'Detail',
};
