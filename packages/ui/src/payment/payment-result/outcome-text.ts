const TEXTS: Readonly<Record<string, string>> = {
  pending: 'Pembayaran Anda belum kami terima. Selesaikan sebelum batas waktunya.',
  settlement: 'Terima kasih, pembayaran Anda sudah kami terima.',
  success: 'Terima kasih, pembayaran Anda sudah kami terima.',
  capture: 'Terima kasih, pembayaran Anda sudah kami terima.',
  challenge: 'Pembayaran Anda sedang diperiksa. Kami kabari lewat email begitu selesai.',
  expire: 'Batas waktu pembayaran sudah lewat, sehingga pembayaran ini tidak dapat dilanjutkan.',
  failure: 'Pembayaran tidak berhasil. Tidak ada dana yang kami terima.',
  cancel: 'Pembayaran ini dibatalkan. Tidak ada dana yang kami terima.',
  deny: 'Pembayaran ditolak oleh bank atau penyedia pembayaran Anda.',
  refund: 'Dana Anda dikembalikan ke sumber pembayaran.',
  reversal: 'Transaksi dibatalkan dan dana dikembalikan ke sumber pembayaran.',
};

/** One sentence under the status of [3 §4, Q18]. */
export function outcomeText(status: string): string {
  return TEXTS[status] ?? 'Status pembayaran Anda sedang diproses.';
}
