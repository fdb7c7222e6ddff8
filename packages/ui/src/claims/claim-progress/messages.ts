import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { ALERT_TITLES, DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the page of a claim. Names of statuses and texts of errors are not included. */
export const claimPageMessages = {
  notFound: MESSAGES.claim.notFound as string,
  checkLink: 'Periksa kembali tautan Anda atau buka dari daftar klaim.',
  checkHeirLink: 'Periksa kembali tautan Anda dari email kami.',
  findPolicy: 'Cari polis',
  myClaims: 'Lihat klaim saya',
  // Announced when the page changes by itself.
  status: (status: string) => `Status klaim: ${status}`,
  paymentStatus: (status: string) => `Status pembayaran: ${status}`,
  replies: (count: number) => `Pesan dari petugas klaim: ${count}`,
  claims: 'Klaim',
  /** Followed by the date. */
  submitted: 'diajukan',
  progress: 'Progres',
  information: 'Info klaim',
  paymentAndProduct: 'Pembayaran dan produk',
  messages: 'Pesan',
  problemTitle: ALERT_TITLES.danger as string,
  failed: 'Perubahan belum tersimpan, silakan coba lagi',
  sentBefore: 'Sudah terkirim sebelumnya',
  doneTitle: DIALOG_TITLES.success as string,
  // The help below the progress.
  help: 'Ada yang ingin disampaikan?',
  sendMessage: 'Kirim pesan kepada petugas',
  addDocument: 'Tambah berkas',
  withdraw: 'Tarik klaim',
  // The history.
  claimant: 'Anda',
  insurer: 'Perusahaan asuransi',
  system: 'Otomatis',
  showAll: (count: number) => `Lihat semua (${count})`,
  // The data of the claim.
  beneficiary: 'Penerima manfaat',
  data: 'Data klaim',
  documents: 'Berkas',
  notAttached: 'Tidak dilampirkan',
  newTab: '(buka di tab baru)',
  // The payment.
  account: 'Rekening penerima',
  chosenReplacement: 'Bentuk penggantian yang Anda pilih',
  replacement: 'Bentuk penggantian',
  yourAccount: 'Rekening Anda',
  targetAccount: 'Rekening tujuan',
  letter: 'Surat pernyataan',
  signedLetter: 'Surat pernyataan yang Anda tanda tangani',
  payment: 'Pembayaran',
  approved: 'Jumlah yang disetujui',
  insurersReason: 'Penjelasan dari perusahaan asuransi:',
  // The product.
  product: 'Produk',
  policyNumber: 'Nomor polis',
  workshop: 'Bengkel rujukan',
  productDetail: 'Detail produk',
  // The stages.
  done: 'selesai',
  current: 'sedang berjalan',
  stopped: 'berhenti di sini',
  withdrawn: 'ditarik di sini',
  ahead: 'belum',
  /** Follows a stage of a repair that is not reached. */
  notReached: ', belum',
  /** `usual`: 'biasanya 3 hari kerja'. */
  late: (usual: string) =>
    `Tahap ini lebih lama dari ${usual}. Anda dapat menanyakannya lewat pesan kepada petugas klaim.`,
  usualDays: (count: number) => `Biasanya ${count} hari kerja.`,
  // The next step.
  chooseWorkshop: 'Pilih bengkel rujukan',
  chooseReplacement: 'Tentukan pilihan',
  changeReplacement: 'Ubah bentuk penggantian',
  sendLetter: 'Kirim surat pernyataan',
  downloadLetter: 'Unduh surat pernyataan',
  enterAccount: 'Isi rekening',
  appeal: 'Ajukan Banding',
  paymentReceived: CLAIM_MESSAGES.paymentReceived as string,
  appeals: 'Riwayat banding',
  showDetail: 'Lihat detail',
  /** Followed by the date. */
  deadline: 'Batas waktu:',
};

/** The texts about the mailed link of an heir's claim. */
export const heirLinkMessages = {
  title: 'Tautan klaim ini',
  text: 'Siapa pun yang memiliki tautan ini dapat membuka klaim Anda.',
  validUntil: (date: string) => `Tautan berlaku sampai ${date}.`,
  resend: 'Kirim ulang ke email saya',
  sent: (email: string) => `Tautan sudah kami kirim ke ${email}`,
  notSent: 'Tautan belum terkirim, silakan coba lagi',
  replace: 'Cabut dan ganti tautan',
  replaced: 'Tautan lama tidak berlaku lagi',
  notReplaced: 'Tautan belum diganti, silakan coba lagi',
  /** Followed by the e-mail address. */
  replacedText: 'Tautan lama tidak berlaku lagi. Buka tautan baru yang kami kirim ke',
  replaceTitle: 'Ganti tautan klaim?',
  /** Followed by the e-mail address. */
  replaceText: 'Tautan ini langsung tidak berlaku, juga di perangkat ini. Tautan baru kami kirim ke',
  replaceConfirm: 'Ya, ganti tautan',
};
