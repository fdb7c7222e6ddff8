import { todayInJakarta } from '@naungan/domain/dates';
import type { Tx } from '../../db/client.ts';
import { hasJournalEntry } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { mailReminder } from './mails.ts';
import type { InvoiceRecord } from './repository.ts';
import { invoiceStateMachine } from './state-machine.ts';

/**
 * Expires an unpaid invoice; data: `{ invoiceId }`. The payments module runs this job, because an open payment
 * has to be closed first.
 */
export const INVOICE_EXPIRE_JOB = 'invoice.expire';
/**
 * Reminds of the last day of an unpaid invoice; data: `{ invoiceId }`. The payments module runs this job, because
 * no reminder is sent while a payment is under review.
 */
export const INVOICE_REMIND_JOB = 'invoice.remind';
/**
 * Milliseconds after the due date at which the invoice is expired. An open payment ends at the due date and is closed
 * at the gateway first.
 */
const EXPIRY_DELAY_MS = 30_000;
const REMINDER_NOTE = 'reminded of its last day';

/** Mails a reminder on the last day of a locked invoice, if it is unpaid. The journal prevents a second mail. */
export async function remindOfLastDay(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  const now = deps.clock();
  if (invoice.status !== 'pending' || !invoice.dueDate || invoice.dueDate <= now) return;
  if (await hasJournalEntry(tx, { subject: 'invoice', subjectId: invoice.id, reason: REMINDER_NOTE })) return;
  await invoiceStateMachine.recordRemark(tx, invoice, { actor: 'system', reason: REMINDER_NOTE, now });
  await mailReminder(tx, deps, invoice, invoice.dueDate);
}

/** Returns 09:00 on the invoice's last day in Jakarta. */
const reminderTime = (dueDate: Date) => new Date(`${todayInJakarta(dueDate)}T09:00:00+07:00`);

/** Queues the jobs that remind of an invoice and expire it, in the transaction that creates the invoice. */
export async function scheduleLastDay(tx: Tx, deps: Deps, { id, dueDate }: InvoiceRecord): Promise<void> {
  if (!dueDate) return;
  const job = { invoiceId: id };
  await deps.jobs.enqueue(tx, INVOICE_REMIND_JOB, job, { startAfter: reminderTime(dueDate) });
  const expiryTime = new Date(dueDate.getTime() + EXPIRY_DELAY_MS);
  await deps.jobs.enqueue(tx, INVOICE_EXPIRE_JOB, job, { startAfter: expiryTime });
}
