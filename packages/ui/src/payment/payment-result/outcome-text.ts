import { UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';

const TEXTS: Readonly<Record<string, string>> = {
  pending: 'Pembayaran Anda belum kami terima. Selesaikan sebelum batas waktunya.',
  settlement: 'Terima kasih, pembayaran Anda sudah kami terima.',
  success: 'Terima kasih, pembayaran Anda sudah kami terima.',
  capture: 'Terima kasih, pembayaran Anda sudah kami terima.',
  challenge: UNDER_REVIEW_TEXT,
  expire:
    'Batas waktu pembayaran ini sudah lewat. Anda dapat memilih metode lagi selama invoice masih berlaku; jika sudah membayar, tunggu sebentar, status berubah sendiri.',
  failure:
    'Pembayaran tidak berhasil dan tidak ada dana yang kami terima. Anda dapat mencoba lagi atau memilih metode lain.',
  cancel: 'Pembayaran ini dibatalkan dan tidak ada dana yang kami terima. Anda dapat memilih metode lain.',
  deny: 'Pembayaran ditolak oleh bank atau penyedia pembayaran Anda. Anda dapat mencoba lagi atau memilih metode lain.',
  refund: 'Dana Anda dikembalikan ke sumber pembayaran. Waktu masuknya mengikuti penyedia pembayaran Anda.',
  reversal:
    'Pembayaran dibatalkan oleh bank atau penyedia pembayaran. Hubungi kami bila dana Anda tetap terpotong.',
};

/** Returns the explanation of a payment status [3 §4, Q18]; a general text for an unknown status. */
export function outcomeText(status: string): string {
  return TEXTS[status] ?? 'Status pembayaran Anda sedang diproses.';
}
