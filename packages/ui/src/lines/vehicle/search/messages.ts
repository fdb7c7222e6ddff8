import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the search for a vehicle. Questions, labels and texts of errors belong to the product line. */
export const vehicleSearchMessages = {
  /** Accessible name of the form. */
  label: 'Cari asuransi kendaraan',
  /** `question` and `count`: number of the question and of all questions. */
  progress: (question: number, count: number) => `Langkah 1 dari 2 · pertanyaan ${question} dari ${count}`,
  coverProgress: 'Langkah 2 dari 2: jaminan',
  coverQuestion: 'Perlindungan apa yang Anda cari?',
  covers: 'Jaminan yang dicari',
  // The explanations of the covers.
  allrisk: 'Mengganti kerusakan sebagian maupun kerugian total, termasuk kehilangan.',
  tlo: 'Mengganti kerugian total dan kehilangan saja, dengan premi yang lebih rendah.',
  /** `type`: 'sepeda motor'. */
  coverNotOffered: (type: string) => `Tidak tersedia untuk ${type}.`,
  answers: 'Jawaban Anda',
  /** `label`: 'Brand'. */
  changeAnswer: (label: string, answer: string) => `Ubah ${label}: ${answer}`,
  plate: (plate: string) => `Pelat ${plate}`,
  chooseBrand: 'Pilih brand',
  chooseBrandFirst: 'Pilih brand dahulu',
  chooseYear: 'Pilih tahun',
  chooseYearFirst: 'Pilih tahun dahulu',
  chooseModel: 'Pilih model',
  chooseModelFirst: 'Pilih model dahulu',
  plateHint: 'Huruf depan nomor polisi.',
  choosePlate: 'Pilih kode wilayah',
  loadFailed: MESSAGES.common.loadFailed as string,
  retry: MESSAGES.common.retry as string,
  noticeTitle: ALERT_TITLES.danger as string,
  noProducts: MESSAGES.plans.noVehicleProducts as string,
  back: 'Kembali',
  next: 'Lanjut',
  search: 'Cari Produk',
  notListed: 'Kendaraan Anda tidak ada di pilihan?',
  notFound: 'Tidak menemukan kendaraan Anda?',
  consult: 'Tanya konsultan',
  /** The message to a consultant. */
  consultAbout: (vehicle: string) => `Saya mencari asuransi untuk kendaraan ini: ${vehicle}.`,
  text: 'Cari cepat',
  textHint: 'Contoh: avanza 2019, brio bandung, atau B 1234. Kolom di bawah terisi sendiri.',
  textPlaceholder: 'Merek, model, tahun, pelat',
  suggestions: 'Kendaraan yang cocok',
  /** The last entry of the suggestions. */
  noneOfThese: 'Bukan ini? Tanya konsultan',
  tooShort: 'Belum cukup untuk mencari. Sebutkan juga model dan tahunnya, misalnya avanza 2019 B.',
  notRead: 'Belum dapat dibaca. Isi kolom di bawah, atau coba lagi.',
  /** `facts`: 'Toyota Avanza, 2019, pelat B'. */
  filled: (facts: string) => `Terisi: ${facts}.`,
  plateFact: (plate: string) => `pelat ${plate}`,
  coverFact: (cover: string) => `jaminan ${cover}`,
  priceFact: (price: string) => `harga ${price}`,
  unknownWords: (words: string) => `Belum dikenali: ${words}.`,
  ambiguousWords: (words: string) => `Belum jelas, jadi tidak dipakai: ${words}.`,
  priceOutOfRange: (price: string) => `Harga ${price} tidak dipakai karena di luar kisaran harga pasaran.`,
  priceUnused: (price: string) => `Harga ${price} belum dipakai. Pilih dahulu modelnya.`,
  yearUnused: (year: number) => `Tahun ${year} belum dipakai. Pilih dahulu modelnya.`,
  coverUnavailable: (cover: string) => `Jaminan ${cover} tidak tersedia untuk kendaraan ini.`,
  noPriceInYear: (year: number) =>
    `Tidak ada harga pasaran untuk tahun ${year}. Pilih tahun lain, atau tanya konsultan.`,
  chooseYearOf: (model: string) => `Pilih tahun ${model}.`,
  oneChoice: '1 pilihan. Pilih bila sesuai.',
  choices: (count: number) => `${count} pilihan. Pilih salah satu.`,
  someChoices: (count: number, total: number) =>
    `${count} dari ${total} pilihan. Pilih salah satu, atau sebutkan modelnya.`,
  nameModel: (year: number) => `Sebutkan juga modelnya, misalnya avanza ${year}.`,
  nameModelAndYear: 'Sebutkan juga model dan tahunnya.',
  noVehicle: 'Tidak ada kendaraan yang cocok.',
  fillInOrAsk: 'Isi kolom di bawah, atau tanya konsultan.',
};
