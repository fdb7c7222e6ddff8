import type { PaymentStatus } from './payment.ts';
import type { Transitions } from './tone.ts';

/** Statuses of an invoice; a subset of the payment statuses, with the same labels. */
export const INVOICE_STATUSES = [
  'pending',
  'success',
  'expire',
  'reversal',
  'refund',
] as const satisfies readonly PaymentStatus[];

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** A late payment still pays the invoice; returned money ends it. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus> = {
  pending: ['success', 'expire'],
  expire: ['success'],
  success: ['reversal', 'refund'],
  reversal: [],
  refund: [],
};
