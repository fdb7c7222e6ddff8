import { addDays, todayInJakarta } from '@naungan/domain/dates';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';

const DAYS_TO_PAY = 7;

/**
 * Returns the next invoice number of the year, such as `INV/2026/11/000123`. Year and month are of the time in
 * Jakarta.
 */
export async function nextInvoiceNumber(tx: Tx, now: Date): Promise<string> {
  const [year, month] = todayInJakarta(now).split('-');
  const count = await nextNumber(tx, `invoice-${year}`);
  return `INV/${year}/${month}/${String(count).padStart(6, '0')}`;
}

/** Returns 23:59 in Jakarta on the seventh day after today. */
export const invoiceDueDate = (now: Date): Date =>
  new Date(`${addDays(todayInJakarta(now), DAYS_TO_PAY)}T23:59:00+07:00`);
