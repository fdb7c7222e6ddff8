import { ORDER_STATUS_ROWS } from './order.ts';
import { PAYMENT_STATUS_ROWS } from './payment.ts';
import type { StatusRow } from './tone.ts';

const ROWS: Readonly<Record<string, StatusRow>> = { ...ORDER_STATUS_ROWS, ...PAYMENT_STATUS_ROWS };

/** Label and tone of a status of an order, a payment or an invoice; one that the tables lack reads 'Dalam Proses'. */
export function statusRow(status: string): StatusRow & { status: string } {
  const row = Object.hasOwn(ROWS, status) ? ROWS[status] : undefined;
  return { status, ...(row ?? { label: 'Dalam Proses', tone: 'info' }) };
}
