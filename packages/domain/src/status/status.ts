export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Where the order is with the insurer. */
export type OrderStatus = 'neworder' | 'revision' | 'approve' | 'reject' | 'pending';

/** Where the invoice is with the payment gateway. */
export type PaymentStatus =
  | 'pending'
  | 'settlement'
  | 'success'
  | 'capture'
  | 'challenge'
  | 'expire'
  | 'failure'
  | 'cancel'
  | 'deny'
  | 'refund'
  | 'reversal';

export type StatusRow = { status: OrderStatus | PaymentStatus; label: string; tone: Tone };

/** The table of [3 §4]; also the texts of the payment result [Q18]. */
export const ORDER_STATUSES: readonly StatusRow[] = [
  { status: 'neworder', label: 'Dalam Proses', tone: 'info' },
  { status: 'revision', label: 'Direvisi', tone: 'info' },
  { status: 'approve', label: 'Disetujui', tone: 'success' },
  { status: 'reject', label: 'Dalam Proses', tone: 'info' },
  { status: 'pending', label: 'Pending', tone: 'warning' },
  { status: 'settlement', label: 'Sudah dibayar', tone: 'success' },
  { status: 'success', label: 'Sudah dibayar', tone: 'success' },
  { status: 'capture', label: 'Sudah dibayar', tone: 'success' },
  { status: 'challenge', label: 'Dalam Proses', tone: 'warning' },
  { status: 'expire', label: 'Expired', tone: 'danger' },
  { status: 'failure', label: 'Gagal', tone: 'danger' },
  { status: 'cancel', label: 'Batal', tone: 'danger' },
  { status: 'deny', label: 'Pembayaran Gagal', tone: 'danger' },
  { status: 'refund', label: 'Dikembalikan', tone: 'info' },
  { status: 'reversal', label: 'Pembatalan', tone: 'warning' },
];

/** Label and tone of a status; one that the table lacks reads 'Dalam Proses'. */
export function statusRow(status: string): { status: string; label: string; tone: Tone } {
  const row = ORDER_STATUSES.find((candidate) => candidate.status === status);
  return row ?? { status, label: 'Dalam Proses', tone: 'info' };
}

/** The update link shows only while the order is pending [3 §4]. */
export function canUpdateOrder(status: string): boolean {
  return status === 'pending';
}

export function isPaid(paymentStatus: string): boolean {
  return ['settlement', 'success', 'capture'].includes(paymentStatus);
}
