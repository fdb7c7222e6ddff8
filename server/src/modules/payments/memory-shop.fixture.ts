import { PAYMENT_METHODS, paymentMethod } from '@naungan/domain/payment-method';
import { sql } from 'drizzle-orm';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import type { Mail } from '../../core/mail.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { scheduleLastDay } from '../invoices/last-day.ts';
import { invoiceDueDate } from '../invoices/number.ts';
import { findInvoice, type InvoiceRecord } from '../invoices/service.ts';
import { placeOrder } from '../orders/fixture.ts';
import type { PaymentGateway } from './gateway.ts';
import { replaceGateways } from './gateways.ts';
import { registerPaymentJobs } from './jobs.ts';
import { createMemoryGateway, createMemoryWorld, type MemoryWorld } from './memory-gateway.fixture.ts';
import { createMemoryJobs, type MemoryJobs } from './memory-jobs.fixture.ts';
import { type PayRequest, pay } from './pay.ts';
import type { PaymentRecord } from './repository.ts';

/**
 * For tests only: runs the real payment modules on a real database, with gateways and a job queue in memory. The shop has one
 * current invoice. A new invoice takes milliseconds, so that tests can try many sequences of events.
 */

const methodCodes = PAYMENT_METHODS.map(({ code }) => code as string);
const BTN = ['btn', 'other_bank'];
const MIDTRANS = methodCodes.filter((code) => !BTN.includes(code));
export const ALL_METHODS = [...MIDTRANS, ...BTN];

export type MemoryShop = {
  deps: Deps;
  jobs: MemoryJobs;
  clock: Harness['clock'];
  adapters: PaymentGateway[];
  /** The transactions of both gateways. */
  gateways: MemoryWorld;
  invoice: InvoiceRecord;
  /** The e-mail address of the member who pays all invoices. */
  payerEmail: string;
  /** Resets clock, jobs, mails and gateways, and sets `invoice` to a new unpaid invoice. */
  startNewInvoice(): Promise<void>;
  pay(request: Omit<PayRequest, 'paymentMethod'>): Promise<PaymentRecord>;
  records(): Promise<InvoiceRecords>;
  /** Mails about the invoice, oldest first: sent ones, then queued ones. */
  mails(): SentMail[];
  close(): Promise<void>;
};

export type SentMail = {
  to: string;
  subject: string;
  lines: string[];
  action?: { label: string; url: string };
};
type JournalRow = {
  subject: string;
  subject_id: string;
  from: string | null;
  to: string;
  reason: string | null;
};
export type InvoiceRecords = {
  status: string;
  payments: { id: string; reference: string; status: string; total: number; transaction_id: string | null }[];
  policies: { status: string }[];
  journal: JournalRow[];
  mails: string[];
};

const SETTINGS = { MIDTRANS_METHODS: MIDTRANS.join(','), BTN_METHODS: BTN.join(',') };
/** Name of the job that sends a mail, in place of the outbox. */
const MAIL_JOB = 'a mail';
/** Number of invoices that one statement inserts. */
const BATCH_SIZE = 500;

/**
 * Inserts many approved orders with unpaid invoices in one statement; creating them one by one would take most of the
 * time.
 */
const insertInvoicesQuery = (templateOrderId: string, now: Date, round: number) => sql`
  with o as (
    insert into orders (user_id, product_type, kpa_number, plan_id, status_order, product, params, details, time_period, shipping, declarations, premium, admin_fee, policy_print_fee, service_fee, total)
    select user_id, product_type, ${`KPA-${round}-`}::text || n, plan_id, 'approve', product, params, details, time_period, shipping, declarations, premium, admin_fee, policy_print_fee, service_fee, total
    from orders, generate_series(1, ${BATCH_SIZE}::int) as n where id = ${templateOrderId}::uuid
    returning *
  ), i as (
    insert into invoices (order_id, user_id, product_type, invoice_number, total, created_at, updated_at)
    select id, user_id, product_type, 'INV/' || kpa_number, total, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz from o
    returning id
  )
  insert into journal (subject, subject_id, to_status, actor, reason)
  select 'invoice', id, 'pending', 'system', 'an order' from i returning subject_id as id`;

/** Selects everything about one invoice in one query. Tests run it after every step, so it must be fast. */
const recordsQuery = (invoiceId: string) => sql`
  with p as (select * from payments where invoice_id = ${invoiceId}::uuid)
  select (select status from invoices where id = ${invoiceId}::uuid) as status,
    coalesce((select json_agg(json_build_object('id', id, 'reference', reference, 'status', status, 'total', total,
      'transaction_id', transaction_id) order by created_at, id) from p), '[]') as payments,
    coalesce((select json_agg(json_build_object('status', policies.status)) from policies
      join invoices using (order_id) where invoices.id = ${invoiceId}::uuid), '[]') as policies,
    coalesce((select json_agg(json_build_object('subject', subject, 'subject_id', subject_id, 'from', from_status,
      'to', to_status, 'reason', reason) order by id) from journal
      where (subject = 'invoice' and subject_id = ${invoiceId}::uuid)
        or (subject = 'payment' and subject_id in (select id from p))), '[]') as journal`;

/**
 * Removes the due date and the payments of the earlier invoice and sets the due date of the next invoice, so that jobs
 * find only the next invoice.
 */
const switchInvoiceQuery = (earlierId: string, nextId: string, dueDate: Date) => sql`
  with removed as (delete from payments where invoice_id = ${earlierId}::uuid)
  update invoices set due_date = case when id = ${nextId}::uuid then ${dueDate.toISOString()}::timestamptz end
  where id in (${earlierId}::uuid, ${nextId}::uuid)`;

export async function startMemoryShop(): Promise<MemoryShop> {
  const harness = await startApp(SETTINGS);
  const { clock } = harness;
  const member = await harness.registerMember({ complete: true });
  // The insured has the member's e-mail address, so that there is only one mail about a policy.
  const templateOrderId = await placeOrder(harness, member, { payload: { emailAddress: member.email } });
  await harness.runJobs();

  const jobs = createMemoryJobs(clock.now);
  const db = jobs.bind(harness.deps.db);
  const sentMails: SentMail[] = [];
  const mail: Mail = { ...harness.deps.mail, queue: (tx, content) => jobs.enqueue(tx, MAIL_JOB, content) };
  jobs.register<SentMail>(MAIL_JOB, async (sentMail) => void sentMails.push(sentMail));
  const mails = () => [
    ...sentMails,
    ...jobs.waitingJobs.filter(({ name }) => name === MAIL_JOB).map(({ data }) => data as SentMail),
  ];
  const deps: Deps = { ...harness.deps, db, jobs, mail };
  registerPaymentJobs(deps);
  const shop = { gateways: createMemoryWorld() } as MemoryShop;
  let currentInvoiceId = '';
  const adapters = [
    createMemoryGateway('midtrans', MIDTRANS, () => shop.gateways, clock.now),
    createMemoryGateway('btn', BTN, () => shop.gateways, clock.now),
  ];
  replaceGateways(deps, adapters);

  const unusedInvoices: string[] = [];
  let round = 0;

  /** Advances the test's clock instead of waiting, and yields so that other requests run. */
  const wait = async (milliseconds: number) => {
    clock.advance(milliseconds / 1000);
    await new Promise(setImmediate);
  };
  const customer = { name: member.fullName, email: member.email, phone: `+${member.phone}` };
  const payer = { customer, productName: 'Sambirejo Sehat 200', isOnPhone: false };

  return Object.assign(shop, {
    deps,
    jobs,
    clock,
    adapters,
    payerEmail: member.email,
    async startNewInvoice() {
      clock.set(TEST_NOW);
      jobs.waitingJobs.length = 0;
      sentMails.length = 0;
      shop.gateways = createMemoryWorld();
      if (unusedInvoices.length === 0) {
        round += 1;
        const insertResult = await db.execute(insertInvoicesQuery(templateOrderId, TEST_NOW, round));
        unusedInvoices.push(
          ...(insertResult as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id),
        );
      }
      const nextId = unusedInvoices.pop() ?? '';
      await db.execute(switchInvoiceQuery(currentInvoiceId || nextId, nextId, invoiceDueDate(TEST_NOW)));
      const invoice = await findInvoice(db, nextId);
      if (!invoice) throw new Error('There is no invoice');
      currentInvoiceId = nextId;
      shop.invoice = invoice;
      await scheduleLastDay(db as Tx, deps, invoice);
    },
    pay: (request: Omit<PayRequest, 'paymentMethod'>) =>
      pay(
        deps,
        shop.invoice,
        payer,
        { ...request, paymentMethod: paymentMethod(request.paymentType)?.group ?? '' },
        wait,
      ),
    async records() {
      const result = await deps.db.execute(recordsQuery(shop.invoice.id));
      const records = (result as unknown as { rows: InvoiceRecords[] }).rows[0] as InvoiceRecords;
      return { ...records, mails: mails().map(({ subject }) => subject) };
    },
    mails,
    close: () => harness.close(),
  });
}
