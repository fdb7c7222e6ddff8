import { todayInJakarta } from '@naungan/domain/dates';
import type { Tx } from '../../db/client.ts';
import { isNoted } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { mailReminder } from './mails.ts';
import type { InvoiceRecord } from './repository.ts';
import { invoiceSubject } from './subject.ts';

/** Ends an unpaid invoice; data: `{ invoiceId }`. Payments run it: something payable may have to be closed first. */
export const INVOICE_EXPIRE_JOB = 'invoice.expire';
/** Reminds of an unpaid invoice's last day; data and runner as above: nobody is asked to pay what is looked at. */
export const INVOICE_REMIND_JOB = 'invoice.remind';
/** The last payment ends with the invoice and has to be closed at its gateway first. */
const CLOSING_MS = 30_000;
const REMINDED = 'reminded of its last day';

/** Reminds once of an invoice's last day, which the caller has locked; the journal tells a job that runs twice. */
export async function remindOfLastDay(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  if (invoice.status !== 'pending' || !invoice.dueDate || invoice.dueDate <= deps.clock()) return;
  if (await isNoted(tx, { subject: 'invoice', subjectId: invoice.id, reason: REMINDED })) return;
  await invoiceSubject.remark(tx, invoice, { actor: 'system', reason: REMINDED });
  await mailReminder(tx, deps, invoice, invoice.dueDate);
}

/** 09:00 WIB of the invoice's last day. */
const reminderTime = (dueDate: Date) => new Date(`${todayInJakarta(dueDate)}T09:00:00+07:00`);

/** Queues what happens on the last day of an invoice, in the transaction that creates it. */
export async function scheduleLastDay(tx: Tx, deps: Deps, { id, dueDate }: InvoiceRecord): Promise<void> {
  if (!dueDate) return;
  const job = { invoiceId: id };
  await deps.jobs.enqueue(tx, INVOICE_REMIND_JOB, job, { startAfter: reminderTime(dueDate) });
  const over = new Date(dueDate.getTime() + CLOSING_MS);
  await deps.jobs.enqueue(tx, INVOICE_EXPIRE_JOB, job, { startAfter: over });
}
