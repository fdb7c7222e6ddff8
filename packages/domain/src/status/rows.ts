import { ORDER_STATUS_ROWS } from './order.ts';
import { PAYMENT_STATUS_ROWS } from './payment.ts';
import type { StatusRow } from './tone.ts';

const STATUS_ROWS: Readonly<Record<string, StatusRow>> = { ...ORDER_STATUS_ROWS, ...PAYMENT_STATUS_ROWS };

/** Returns label and tone of an order, payment or invoice status; 'Dalam Proses' for an unknown status. */
export function statusRow(status: string): StatusRow & { status: string } {
  const row = Object.hasOwn(STATUS_ROWS, status) ? STATUS_ROWS[status] : undefined;
  return { status, ...(row ?? { label: 'Dalam Proses', tone: 'info' }) };
}
