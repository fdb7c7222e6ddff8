import { UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';

/** Texts about paying [3 §4, §8]; those without a citation are not in the specification. */
export const PAYMENT_TEXT = {
  /** [3 §8] */
  invoiceNotFound: 'Opss, Sepertinya kami tidak menemukan invoice yang Anda inginkan',
  /** [3 §4] */
  invoiceExpired: 'Invoice sudah kadaluarsa',
  underReviewPastDue: `${UNDER_REVIEW_TEXT} Batas waktu pembayaran sudah lewat, sehingga metodenya tidak dapat diganti lagi.`,
  /** [3 §2] */
  transactionNotFound: 'Transaksi tidak ditemukan',
  /** [3 §2] */
  transactionIdNotFound: 'ID Transaksi tidak di temukan',
  invoicePaid: 'Invoice ini sudah dibayar. Terima kasih, tidak ada lagi yang perlu dibayar.',
  invoiceReversed: 'Pembayaran invoice ini telah dibatalkan. Silakan hubungi kami untuk bantuan.',
  invoiceRefunded: 'Dana invoice ini telah dikembalikan, sehingga tidak dapat dibayar lagi.',
  paidMeanwhile: 'Pembayaran Anda sebelumnya ternyata sudah kami terima. Invoice ini sudah lunas.',
  methodUnknown: 'Metode pembayaran tidak tersedia',
  groupWrong: 'Jenis pembayaran tidak sesuai dengan metode pembayaran',
  gatewayDown:
    'Layanan pembayaran sedang tidak dapat dihubungi. Belum ada pembayaran yang dibuat, silakan coba beberapa saat lagi.',
  gatewayNoResponse:
    'Layanan pembayaran tidak menjawab, sehingga kami belum tahu apakah pembayaran Anda sudah dibuat. Silakan coba lagi: Anda tidak akan membayar dua kali.',
  gatewayDownOnChange:
    'Layanan pembayaran sedang tidak dapat dihubungi. Metode pembayaran Anda belum berubah, silakan coba beberapa saat lagi.',
  gatewayNoResponseOnChange:
    'Layanan pembayaran tidak menjawab, sehingga kami belum tahu apakah metode pembayaran Anda sudah berubah. Halaman ini akan menampilkannya begitu kami mengetahuinya.',
  gatewayRefused:
    'Metode pembayaran ini sedang tidak dapat digunakan. Silakan pilih metode lain atau coba beberapa saat lagi.',
  tokenNeeded: 'Data kartu belum lengkap. Silakan masukkan data kartu Anda.',
  tokenUnwanted: 'Data kartu hanya dipakai untuk pembayaran dengan kartu kredit',
  tokenRefused:
    'Data kartu Anda sudah tidak berlaku, belum ada pembayaran yang dibuat. Silakan masukkan kembali data kartu Anda.',
  paymentInPreparation: 'Pembayaran Anda sedang disiapkan. Silakan coba beberapa saat lagi.',
  signatureWrong: 'Tanda tangan notifikasi tidak sah',
  amountWrong: 'Jumlah pada notifikasi tidak sesuai dengan tagihan',
} as const;
