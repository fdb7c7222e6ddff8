import { formatLongDate, formatTime } from '../dates/index.ts';
import type { PaymentAttempt } from './record.ts';

const TITLES: Readonly<Record<PaymentAttempt['status'], string>> = {
  deny: 'Pembayaran ditolak',
  expire: 'Waktu pembayaran habis',
  cancel: 'Pembayaran dibatalkan',
  failure: 'Pembayaran belum berhasil',
};

function attemptSentence({ status, typeText, expired: expiredAt }: PaymentAttempt): string {
  switch (status) {
    case 'deny':
      return `Pembayaran lewat ${typeText} ditolak oleh bank atau penyedia pembayaran.`;
    case 'expire':
      return `Pembayaran lewat ${typeText} tidak diselesaikan sampai ${formatLongDate(expiredAt)} pukul ${formatTime(expiredAt)}, sehingga nomor atau kodenya tidak berlaku lagi.`;
    case 'cancel':
      return `Pembayaran lewat ${typeText} dibatalkan.`;
    case 'failure':
      return `Pembayaran lewat ${typeText} tidak dapat diproses oleh penyedia pembayaran.`;
  }
}

/** Returns title and text about an unsuccessful payment, for the invoice page and the mail. */
export function endedAttemptText(attempt: PaymentAttempt): { title: string; text: string } {
  return {
    title: TITLES[attempt.status],
    text: `${attemptSentence(attempt)} Belum ada dana yang kami terima.`,
  };
}
