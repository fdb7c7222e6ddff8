import type { StatusRow } from './tone.ts';

/** Statuses of a payment at the gateway [3 §4]. */
export const PAYMENT_STATUSES = [
  'pending',
  'settlement',
  'success',
  'capture',
  'challenge',
  'expire',
  'failure',
  'cancel',
  'deny',
  'refund',
  'reversal',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Label and tone of each payment status. The labels are the texts on the page of the payment result [Q18]. */
export const PAYMENT_STATUS_ROWS: Readonly<Record<PaymentStatus, StatusRow>> = {
  pending: { label: 'Pending', tone: 'warning' },
  settlement: { label: 'Sudah dibayar', tone: 'success' },
  success: { label: 'Sudah dibayar', tone: 'success' },
  capture: { label: 'Sudah dibayar', tone: 'success' },
  challenge: { label: 'Dalam Proses', tone: 'warning' },
  expire: { label: 'Expired', tone: 'danger' },
  failure: { label: 'Gagal', tone: 'danger' },
  cancel: { label: 'Batal', tone: 'danger' },
  deny: { label: 'Pembayaran Gagal', tone: 'danger' },
  refund: { label: 'Dikembalikan', tone: 'info' },
  reversal: { label: 'Pembatalan', tone: 'warning' },
};

const PAID_STATUSES: readonly string[] = ['settlement', 'success', 'capture'] satisfies PaymentStatus[];

export function isPaid(paymentStatus: string): boolean {
  return PAID_STATUSES.includes(paymentStatus);
}
