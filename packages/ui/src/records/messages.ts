import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the parts that the pages of orders, invoices, policies and claims share. */
export const recordMessages = {
  // The titles of the groups of a page, by the ids of their elements (`GroupId`).
  langkah: 'Langkah berikutnya',
  progres: 'Progres klaim',
  siapa: 'Siapa',
  apa: 'Apa',
  berapa: 'Berapa',
  berkas: 'Berkas',
  ketentuan: 'Ketentuan',
  perbaikan: 'Perbaikan di bengkel',
  riwayat: 'Riwayat klaim',
  pesan: 'Pesan',
  /** Accessible name of the links to the groups. */
  groups: 'Bagian halaman',
  loading: 'Memuat…',
  /** Accessible name of the tabs; `title`: 'Pesanan saya'. */
  byLine: (title: string) => `${title} per produk`,
  late: 'Batas waktu sudah lewat.',
  newTab: '(buka di tab baru)',
  downloadPolicy: 'Unduh Polis',
  noticeTitle: ALERT_TITLES.warning as string,
  policyNotIssued: MESSAGES.policy.notYetIssuedMessage as string,
  format: 'Bentuk polis',
  printed: 'E-polis dan polis cetak',
  digital: 'E-polis',
  // The states of a policy.
  upcoming: 'Belum Berlaku',
  active: MESSAGES.policy.active as string,
  ended: 'Berakhir',
  void: 'Batal',
  total: 'Total',
  /** Followed by the total. */
  costs: 'Rincian biaya, total',
  noTotal: 'belum ada',
  declarations: 'Deklarasi',
  yes: 'Ya',
  no: 'Tidak',
  otherInformation: 'Informasi Lainnya',
  change: 'Ubah',
  /** Accessible name of `change`. */
  changePart: (title: string) => `Ubah ${title}`,
  explanation: 'Penjelasan Asuransi',
  downloadPdf: 'Unduh PDF',
};
