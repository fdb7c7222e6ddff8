import { todayInJakarta } from '@naungan/domain/dates';
import type { Tx } from '../../db/client.ts';
import { isNoted, record } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { hasOpenPayment } from '../payments/view.ts';
import { mailExpiry, mailReminder } from './mails.ts';
import { findInvoice, type InvoiceRecord, listOverdue, lockInvoice, moveInvoice } from './repository.ts';

const INVOICE_EXPIRE_JOB = 'invoice.expire';
const INVOICE_REMIND_JOB = 'invoice.remind';
const BATCH = 100;
/** The last payment ends with the invoice and has to be closed at its gateway first. */
const CLOSING_MS = 30_000;
const ACTOR = 'system';
const REMINDED = 'reminded of its last day';

/** Ends an unpaid invoice whose last day is over, unless something payable is still open: that is closed first. */
async function expireInvoice(deps: Deps, invoiceId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.status !== 'pending' || !invoice.dueDate || invoice.dueDate > now) return;
    if (await hasOpenPayment(tx, invoice.id)) return;
    const reason = 'not paid by its due date';
    await moveInvoice(tx, invoice, { to: 'expire', actor: ACTOR, reason, now });
    await mailExpiry(tx, deps, invoice);
  });
}

export async function expireOverdueInvoices(deps: Deps): Promise<void> {
  for (const { id } of await listOverdue(deps.db, deps.clock(), BATCH)) await expireInvoice(deps, id);
}

/** What the job of a due date does; throws while a payment is still open, so that the queue comes back. */
async function expireDueInvoice(deps: Deps, invoiceId: string): Promise<void> {
  await expireInvoice(deps, invoiceId);
  const invoice = await findInvoice(deps.db, invoiceId);
  const due = invoice?.status === 'pending' && invoice.dueDate !== null && invoice.dueDate <= deps.clock();
  if (due) throw new Error(`Invoice ${invoiceId} still has an open payment`);
}

/** Reminds once of an invoice's last day; the journal tells a job that runs twice. */
async function remind(deps: Deps, invoiceId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.status !== 'pending' || !invoice.dueDate || invoice.dueDate <= deps.clock()) return;
    const noted = { subject: 'invoice', subjectId: invoice.id, reason: REMINDED };
    if (await isNoted(tx, noted)) return;
    await record(tx, { ...noted, from: invoice.status, to: invoice.status, actor: ACTOR });
    await mailReminder(tx, deps, invoice, invoice.dueDate);
  });
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

export function registerInvoiceJobs(deps: Deps): void {
  deps.jobs.register<{ invoiceId: string }>(INVOICE_REMIND_JOB, ({ invoiceId }) => remind(deps, invoiceId));
  deps.jobs.register<{ invoiceId: string }>(INVOICE_EXPIRE_JOB, ({ invoiceId }) =>
    expireDueInvoice(deps, invoiceId),
  );
}
