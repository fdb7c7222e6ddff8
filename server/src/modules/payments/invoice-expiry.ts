import type { Deps } from '../../deps.ts';
import {
  findInvoice,
  INVOICE_EXPIRE_JOB,
  INVOICE_REMIND_JOB,
  listOverdue,
  lockInvoice,
  remindOfLastDay,
} from '../invoices/service.ts';
import { expireLockedInvoice } from './expire-invoice.ts';
import { findActivePayment } from './repository.ts';
import { isUnderReview } from './service.ts';

const BATCH_SIZE = 100;

/** Expires an unpaid invoice past its due date. Does nothing while a payment is open; another job closes the payment. */
async function expireInvoice(deps: Deps, invoiceId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.status !== 'pending' || !invoice.dueDate || invoice.dueDate > now) return;
    if (await findActivePayment(tx, invoice.id)) return;
    await expireLockedInvoice(tx, deps, invoice);
  });
}

/** Expires the overdue invoices that their INVOICE_EXPIRE_JOB has not expired, at most BATCH_SIZE of them. */
export async function expireOverdueInvoices(deps: Deps): Promise<void> {
  for (const { id } of await listOverdue(deps.db, deps.clock(), BATCH_SIZE)) await expireInvoice(deps, id);
}

/** Runs INVOICE_EXPIRE_JOB; throws while a payment is still open, so that the queue retries. */
async function runExpiryJob(deps: Deps, invoiceId: string): Promise<void> {
  await expireInvoice(deps, invoiceId);
  const invoice = await findInvoice(deps.db, invoiceId);
  const isStillDue =
    invoice?.status === 'pending' && invoice.dueDate !== null && invoice.dueDate <= deps.clock();
  if (isStillDue) throw new Error(`Invoice ${invoiceId} still has an open payment`);
}

/** Sends the reminder unless a payment is under review, which needs no action by the customer. */
async function remind(deps: Deps, invoiceId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice && !(await isUnderReview(tx, invoice.id))) await remindOfLastDay(tx, deps, invoice);
  });
}

/** Registers the jobs of an invoice's last day: the reminder in the morning, and the expiry. */
export function registerLastDayJobs(deps: Deps): void {
  deps.jobs.register<{ invoiceId: string }>(INVOICE_REMIND_JOB, ({ invoiceId }) => remind(deps, invoiceId));
  deps.jobs.register<{ invoiceId: string }>(INVOICE_EXPIRE_JOB, ({ invoiceId }) =>
    runExpiryJob(deps, invoiceId),
  );
}
