import { UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';
import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the result of a payment. Names of statuses are not included. */
export const paymentResultMessages = {
  notFound: MESSAGES.payment.transactionNotFound as string,
  /** Announced when the status changes. */
  announced: (status: string) => `Status pembayaran: ${status}`,
  number: 'Nomor transaksi',
  method: 'Metode',
  total: 'Total',
  status: 'Status',
  close: 'Tutup',
  invoice: 'Lihat Invoice',
  transaction: 'Lihat Transaksi',
  orderAgain: 'Pesan lagi',
  // The explanations of the statuses.
  pending: 'Pembayaran Anda belum kami terima. Selesaikan sebelum batas waktunya.',
  paid: 'Terima kasih, pembayaran Anda sudah kami terima.',
  challenge: UNDER_REVIEW_TEXT as string,
  expire:
    'Batas waktu pembayaran ini sudah lewat. Anda dapat memilih metode lagi selama invoice masih berlaku; jika sudah membayar, tunggu sebentar, status berubah sendiri.',
  failure:
    'Pembayaran tidak berhasil dan tidak ada dana yang kami terima. Anda dapat mencoba lagi atau memilih metode lain.',
  cancel: 'Pembayaran ini dibatalkan dan tidak ada dana yang kami terima. Anda dapat memilih metode lain.',
  deny: 'Pembayaran ditolak oleh bank atau penyedia pembayaran Anda. Anda dapat mencoba lagi atau memilih metode lain.',
  refund: 'Dana Anda dikembalikan ke sumber pembayaran. Waktu masuknya mengikuti penyedia pembayaran Anda.',
  reversal:
    'Pembayaran dibatalkan oleh bank atau penyedia pembayaran. Hubungi kami bila dana Anda tetap terpotong.',
  unknown: 'Status pembayaran Anda sedang diproses.',
};
