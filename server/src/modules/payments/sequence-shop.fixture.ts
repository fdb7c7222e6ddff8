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
import { useGateways } from './gateways.ts';
import { registerPaymentJobs } from './jobs.ts';
import { type MemoryWorld, memoryGateway, newMemoryWorld } from './memory-gateway.fixture.ts';
import { type MemoryJobs, memoryJobs } from './memory-jobs.fixture.ts';
import { type PayRequest, pay } from './pay.ts';
import type { PaymentRecord } from './repository.ts';

/** For tests only: the real modules on a real database, with gateways and a job queue in memory. */

const codes = PAYMENT_METHODS.map(({ code }) => code as string);
const BTN = ['btn', 'other_bank'];
const MIDTRANS = codes.filter((code) => !BTN.includes(code));
export const ALL_METHODS = [...MIDTRANS, ...BTN];

export type SequenceShop = {
  deps: Deps;
  jobs: MemoryJobs;
  clock: Harness['clock'];
  adapters: PaymentGateway[];
  /** The transactions of both gateways. */
  gateways: MemoryWorld;
  invoice: InvoiceRecord;
  /** Starts a sequence with a new invoice and empty gateways. */
  begin(): Promise<void>;
  pay(request: Omit<PayRequest, 'paymentMethod'>): Promise<PaymentRecord>;
  records(): Promise<InvoiceRecords>;
  /** Mails about the invoice, sent or queued, oldest first. */
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
const MAIL = 'a mail';
const BATCH = 500;

/**
 * Inserts many approved orders with unpaid invoices at once; creating them one by one would take most of the
 * time.
 */
const insertInvoices = (template: string, now: Date, round: number) => sql`
  with o as (
    insert into orders (user_id, product_type, kpa_number, plan_id, status_order, product, params, details, time_period, shipping, declarations, premium, admin_fee, policy_print_fee, service_fee, total)
    select user_id, product_type, ${`KPA-${round}-`}::text || n, plan_id, 'approve', product, params, details, time_period, shipping, declarations, premium, admin_fee, policy_print_fee, service_fee, total
    from orders, generate_series(1, ${BATCH}::int) as n where id = ${template}::uuid
    returning *
  ), i as (
    insert into invoices (order_id, user_id, product_type, invoice_number, total, created_at, updated_at)
    select id, user_id, product_type, 'INV/' || kpa_number, total, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz from o
    returning id
  )
  insert into journal (subject, subject_id, to_status, actor, reason)
  select 'invoice', id, 'pending', 'system', 'an order' from i returning subject_id as id`;

/** Selects everything about one invoice in one query, because it runs after every step. */
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

/** Only the current sequence's invoice has a due date and payments, so that jobs find nothing of earlier ones. */
const switchInvoice = (currentInvoiceId: string, next: string, dueDate: Date) => sql`
  with gone as (delete from payments where invoice_id = ${currentInvoiceId}::uuid)
  update invoices set due_date = case when id = ${next}::uuid then ${dueDate.toISOString()}::timestamptz end
  where id in (${currentInvoiceId}::uuid, ${next}::uuid)`;

export async function startSequenceShop(): Promise<SequenceShop> {
  const harness = await startApp(SETTINGS);
  const { clock } = harness;
  const member = await harness.registerMember({ complete: true });
  // The insured has the account's address, so there is one mail about a policy.
  const template = await placeOrder(harness, member, { payload: { emailAddress: member.email } });
  await harness.runJobs();

  const jobs = memoryJobs(clock.now);
  const db = jobs.bind(harness.deps.db);
  const sent: SentMail[] = [];
  const mail: Mail = { ...harness.deps.mail, queue: (at, content) => jobs.enqueue(at, MAIL, content) };
  jobs.register<SentMail>(MAIL, async (mail) => void sent.push(mail));
  const mails = () => [
    ...sent,
    ...jobs.waiting.filter(({ name }) => name === MAIL).map(({ data }) => data as SentMail),
  ];
  const deps: Deps = { ...harness.deps, db, jobs, mail };
  registerPaymentJobs(deps);
  const shop = { gateways: newMemoryWorld() } as SequenceShop;
  let currentInvoiceId = '';
  const adapters = [
    memoryGateway('midtrans', MIDTRANS, () => shop.gateways, clock.now),
    memoryGateway('btn', BTN, () => shop.gateways, clock.now),
  ];
  useGateways(deps, adapters);

  const unusedInvoices: string[] = [];
  let round = 0;

  /** A pause advances the test's clock and lets other requests run. */
  const wait = async (milliseconds: number) => {
    clock.advance(milliseconds / 1000);
    await new Promise(setImmediate);
  };
  const customer = { name: member.fullName, email: member.email, phone: `+${member.phone}` };
  const payer = { customer, productName: 'Sambirejo Sehat 200', phone: false };

  return Object.assign(shop, {
    deps,
    jobs,
    clock,
    adapters,
    async begin() {
      clock.set(TEST_NOW);
      jobs.waiting.length = 0;
      sent.length = 0;
      shop.gateways = newMemoryWorld();
      if (unusedInvoices.length === 0) {
        round += 1;
        const inserted = await db.execute(insertInvoices(template, TEST_NOW, round));
        unusedInvoices.push(...(inserted as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id));
      }
      const next = unusedInvoices.pop() ?? '';
      await db.execute(switchInvoice(currentInvoiceId || next, next, invoiceDueDate(TEST_NOW)));
      const invoice = await findInvoice(db, next);
      if (!invoice) throw new Error('There is no invoice');
      currentInvoiceId = next;
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
