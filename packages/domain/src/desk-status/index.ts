import type { ClaimState, OrderStatus } from '../status/index.ts';

/** The tones of a badge on the desk's pages. */
export const DESK_TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type DeskTone = (typeof DESK_TONES)[number];

/** How the desk shows a status. `isWaiting` is true if the record waits for the desk. */
export type DeskStatusRow = { label: string; tone: DeskTone; isWaiting: boolean };

/**
 * Statuses of an order as the desk sees them. The customer's labels differ: a rejected order is 'Dalam Proses' there
 * [3 §4].
 */
export const DESK_ORDER_STATUS_ROWS: Readonly<Record<OrderStatus, DeskStatusRow>> = {
  neworder: { label: 'Baru', tone: 'info', isWaiting: true },
  revision: { label: 'Sudah diperbaiki', tone: 'info', isWaiting: true },
  pending: { label: 'Menunggu pelanggan', tone: 'neutral', isWaiting: false },
  approve: { label: 'Disetujui', tone: 'success', isWaiting: false },
  reject: { label: 'Ditolak', tone: 'danger', isWaiting: false },
};

/** States of a claim as the desk sees them. The customer's labels join several states. */
export const DESK_CLAIM_STATE_ROWS: Readonly<Record<ClaimState, DeskStatusRow>> = {
  pending: { label: 'Baru', tone: 'info', isWaiting: true },
  review: { label: 'Diperiksa', tone: 'info', isWaiting: true },
  incomplete: { label: 'Menunggu berkas', tone: 'neutral', isWaiting: false },
  approved: { label: 'Menunggu surat', tone: 'neutral', isWaiting: false },
  rejected: { label: 'Ditolak', tone: 'danger', isWaiting: false },
  appealed: { label: 'Banding', tone: 'warning', isWaiting: true },
  agreed: { label: 'Siap dibayar', tone: 'warning', isWaiting: true },
  payment: { label: 'Dibayar', tone: 'success', isWaiting: false },
  finish: { label: 'Selesai', tone: 'success', isWaiting: false },
  closed: { label: 'Ditutup', tone: 'neutral', isWaiting: false },
  withdrawn: { label: 'Ditarik nasabah', tone: 'neutral', isWaiting: false },
};

/**
 * Why a person must handle a payment. `surplus`: a second payment of a paid invoice; `reversal`: the bank took a payment
 * back; `refund` and `partialRefund`: money was returned at the gateway; `mismatch`: the gateway has another amount.
 */
export const PAYMENT_ATTENTIONS = ['surplus', 'reversal', 'refund', 'partialRefund', 'mismatch'] as const;
export type PaymentAttention = (typeof PAYMENT_ATTENTIONS)[number];

/** Label of each reason, and what the staff do about it. */
export const PAYMENT_ATTENTION_ROWS: Readonly<Record<PaymentAttention, { label: string; advice: string }>> = {
  surplus: {
    label: 'Kelebihan bayar',
    advice: 'Tagihan ini dibayar dua kali. Kembalikan pembayaran kedua di dasbor gerbang pembayaran.',
  },
  reversal: {
    label: 'Pembayaran dibatalkan',
    advice:
      'Bank menarik kembali pembayaran ini. Hubungi nasabah, lalu sepakati dengan perusahaan asuransi apakah polis tetap berlaku.',
  },
  refund: {
    label: 'Dana dikembalikan',
    advice: 'Seluruh dana sudah kembali ke nasabah. Pastikan perusahaan asuransi mengetahuinya.',
  },
  partialRefund: {
    label: 'Sebagian dana dikembalikan',
    advice: 'Cocokkan jumlah yang kembali dengan catatan keuangan dan persetujuan nasabah.',
  },
  mismatch: {
    label: 'Jumlah tidak cocok',
    advice:
      'Jumlah di gerbang pembayaran berbeda dari tagihan. Cocokkan keduanya di dasbor gerbang pembayaran.',
  },
};
