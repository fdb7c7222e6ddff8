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

/** An expired invoice can still be paid. A reversal or a refund is final. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus> = {
  pending: ['success', 'expire'],
  expire: ['success'],
  success: ['reversal', 'refund'],
  reversal: [],
  refund: [],
};
