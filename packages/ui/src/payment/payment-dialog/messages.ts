import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the payment dialog. Names of methods, instructions and the labels of its main button are not included. */
export const paymentDialogMessages = {
  title: 'Pembayaran',
  statusTitle: 'Status Pembayaran',
  // The headings of the pages.
  home: 'Ringkasan pembayaran',
  methods: 'Pilih metode pembayaran',
  banks: 'Pilih bank',
  transfer: 'Nomor tujuan dan cara membayar',
  qr: 'Kode QR dan cara membayar',
  default: 'Kode dan cara membayar',
  card: 'Kartu kredit',
  total: 'Total bayar',
  /** Completes the label of a copy button: 'Salin total bayar'. */
  copySubject: 'total bayar',
  invoiceNumber: 'Nomor invoice',
  name: 'Nama',
  email: 'Email',
  phone: 'Nomor telepon',
  noMethodsTitle: 'Perhatian',
  noMethods: 'Metode pembayaran belum tersedia. Silakan coba beberapa saat lagi.',
  /** `time`: '23.59 WIB'. */
  replaces: (time: string) =>
    `Pembayaran yang sekarang, berlaku sampai pukul ${time}, dibatalkan begitu Anda memilih metode baru.`,
  methodsLabel: 'Metode pembayaran',
  banksLabel: 'Bank tujuan',
  chooseMethod: 'Silakan pilih metode pembayaran',
  chooseBank: 'Silakan pilih bank',
  // The hints of the methods, by their codes.
  btn: 'Virtual Account BTN',
  credit_card: 'Visa, Mastercard, JCB',
  gopay: 'Buka aplikasi atau pindai kode QR',
  shopeepay: 'Buka aplikasi atau pindai kode QR',
  indomaret: 'Bayar di kasir dengan kode pembayaran',
  alfamart: 'Bayar di kasir dengan kode pembayaran',
  akulaku: 'Cicilan tanpa kartu',
  danamon_online: 'Dilanjutkan di halaman Danamon',
  cimb_clicks: 'Selesaikan dalam 2 jam di halaman CIMB Clicks',
  mandiri_bill: 'Mandiri Bill Payment',
  virtualAccount: 'Virtual Account',
  virtualAccountDigits: (digits: number) => `Virtual Account, umumnya ${digits} digit`,
  /** `account`: `virtualAccount` or `virtualAccountDigits`. */
  withBankCode: (account: string, bankCode: string) => `${account}, kode bank ${bankCode}`,
  /** `name`: 'GoPay'; `amount`: 'Rp2.415.000'. */
  qrLabel: (name: string, amount: string) => `Kode QR ${name} untuk membayar ${amount}`,
  continuedAt: (name: string) => `Pembayaran dilanjutkan di halaman ${name}.`,
  continueAt: (name: string) => `Lanjut ke ${name}`,
  open: (name: string) => `Buka ${name}`,
  hours: (count: number) => `Pembayaran dibatalkan jika tidak diselesaikan dalam ${count} jam.`,
  updates: 'Halaman ini berubah sendiri setelah pembayaran diterima.',
  expiry: 'Bila waktunya habis, Anda dapat memilih metode pembayaran lagi selama invoice belum jatuh tempo.',
  checking: 'Memeriksa pembayaran Anda…',
  verificationTitle: 'Menunggu verifikasi kartu',
  verify: 'Lanjutkan verifikasi',
  // The results of the card's verification.
  success: 'Pembayaran Anda masih kami periksa. Halaman ini berubah sendiri begitu ada jawaban.',
  failure: 'Verifikasi kartu belum berhasil. Coba lagi, atau pilih metode lain.',
  pending: 'Bank Anda belum memberi jawaban. Halaman ini berubah sendiri begitu ada jawaban.',
  closed: 'Verifikasi belum selesai. Pembayaran belum diproses sampai bank Anda menyetujuinya.',
  timeout: 'Waktu verifikasi habis. Pilih metode lain, atau bayar lagi dengan kartu.',
  unavailable: 'Halaman verifikasi tidak dapat dibuka. Silakan coba lagi.',
  unpayableTitle: 'Pembayaran ini tidak berlaku lagi',
  unpayable:
    'Waktunya habis, atau metodenya sudah diganti. Jika Anda sudah membayar, tunggu sebentar: status akan berubah sendiri.',
  chooseAgain: 'Pilih metode lagi',
  replace: 'Ganti metode',
  otherMethod: 'Pilih metode lain',
  otherCard: 'Coba kartu lain',
  /** Follows the result of an invoice that has ended. */
  orderAgain: 'Anda dapat memesan lagi dengan data yang sama.',
  failedTitle: ALERT_TITLES.danger as string,
  failed: 'Pembayaran belum dapat dibuat, silakan coba lagi',
  cardFailed: MESSAGES.payment.cardTokenFailed as string,
  replacedElsewhere: MESSAGES.payment.replacedElsewhere as string,
  replaceTitle: 'Ganti metode pembayaran?',
  replaceText:
    'Pembayaran yang sekarang dibatalkan lebih dahulu dan tidak dapat dibayar lagi. Jangan lanjutkan jika Anda sudah membayar.',
  replaceConfirm: 'Ya, ganti',
  payTitle: MESSAGES.payment.cardConfirm as string,
  payText: MESSAGES.payment.cardConfirmText as string,
  payConfirm: 'Ya, bayar',
};
