import type { PaymentStatus } from './payment.ts';
import type { Transitions } from './tone.ts';

/** Where an invoice is: payment statuses, and read with their words. */
export const INVOICE_STATUSES = [
  'pending',
  'success',
  'expire',
  'reversal',
  'refund',
] as const satisfies readonly PaymentStatus[];

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Money that comes late still pays; money that goes back ends the invoice. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus> = {
  pending: ['success', 'expire'],
  expire: ['success'],
  success: ['reversal', 'refund'],
  reversal: [],
  refund: [],
};
