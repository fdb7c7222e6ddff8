import type { PaymentStatus } from './payment.ts';
import type { Transitions } from './tone.ts';

/** Statuses of an invoice: a subset of the payment statuses. */
export const INVOICE_STATUSES = [
  'pending',
  'success',
  'expire',
  'reversal',
  'refund',
] as const satisfies readonly PaymentStatus[];

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** No payment can be started for an expired invoice, but a late payment settles it. A reversal or a refund is final. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus> = {
  pending: ['success', 'expire'],
  expire: ['success'],
  success: ['reversal', 'refund'],
  reversal: [],
  refund: [],
};
