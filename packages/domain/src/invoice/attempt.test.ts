import { expect, it } from 'vitest';
import { endedAttemptText } from './attempt.ts';

const PAYMENT_DEADLINE = '2026-11-21T16:59:00.000Z';

it.each([
  [
    'deny',
    'Kartu Kredit',
    'Pembayaran ditolak',
    'Pembayaran lewat Kartu Kredit ditolak oleh bank atau penyedia pembayaran. Belum ada dana yang kami terima.',
  ],
  [
    'expire',
    'BCA',
    'Waktu pembayaran habis',
    'Pembayaran lewat BCA tidak diselesaikan sampai 21 November 2026 pukul 23.59 WIB, sehingga nomor atau kodenya tidak berlaku lagi. Belum ada dana yang kami terima.',
  ],
  [
    'cancel',
    'GoPay',
    'Pembayaran dibatalkan',
    'Pembayaran lewat GoPay dibatalkan. Belum ada dana yang kami terima.',
  ],
  [
    'failure',
    'BNI',
    'Pembayaran belum berhasil',
    'Pembayaran lewat BNI tidak dapat diproses oleh penyedia pembayaran. Belum ada dana yang kami terima.',
  ],
] as const)(
  'the text about a payment with the status %s states how the payment ended, and that no money arrived',
  (status, typeText, title, text) => {
    expect(endedAttemptText({ status, typeText, expired: PAYMENT_DEADLINE })).toEqual({ title, text });
  },
);
