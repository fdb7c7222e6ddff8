import { paymentMethod } from '@naungan/domain/payment-method';
import { and, eq, min } from 'drizzle-orm';
import { webhooks } from '../../../../simulators/midtrans/tables.ts';
import { type Harness, type Reply, startApp, type TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { invoices, journal, payments, policies } from '../../db/schema.ts';
import { approveOrder } from '../orders/decide.ts';
import { type OrderPayload, placeOrder } from '../orders/fixture.ts';
import { createGateways, replaceGateways } from './gateways.ts';

/** For tests only: a server whose gateways are the simulators in the same process, with network faults. */

/** `responseLost`: the request has taken effect before its response is lost. `refused`: the gateway responds with 402. */
export type Fault = 'requestLost' | 'responseLost' | 'refused';

type Network = {
  /**
   * Faults of the next calls whose path ends with the key (`charge`, `status`, `cancel`, `expire`, `deny`;
   * BTN: `create`, `inquire`, `close`).
   */
  faults: Map<string, Fault[]>;
  /** Runs during the next call of this kind, before its response arrives. */
  duringCall: Map<string, () => Promise<void>>;
  /** Number of calls of each kind. */
  calls: Map<string, number>;
  /** When true, no call arrives. */
  isDown: boolean;
};

export type Shop = Harness & { network: Network };

function createNetwork(): Network {
  return { faults: new Map(), duringCall: new Map(), calls: new Map(), isDown: false };
}

function networkFetch(harness: Harness, network: Network): typeof fetch {
  return async (input, init = {}) => {
    const { pathname } = new URL(String(input));
    const kind = pathname.split('/').at(-1) ?? '';
    network.calls.set(kind, (network.calls.get(kind) ?? 0) + 1);
    const fault = network.faults.get(kind)?.shift();
    if (network.isDown || fault === 'requestLost') throw new TypeError('fetch failed');
    if (fault === 'refused') {
      return Response.json({ status_code: '402', status_message: 'Payment channel is not activated.' });
    }
    const reply = await harness.app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: pathname,
      headers: init.headers as Record<string, string>,
      ...(init.body ? { payload: String(init.body) } : {}),
    });
    const runDuringCall = network.duringCall.get(kind);
    network.duringCall.delete(kind);
    await runDuringCall?.();
    if (fault === 'responseLost') throw new DOMException('The operation timed out', 'TimeoutError');
    return new Response(reply.payload, { status: reply.statusCode });
  };
}

export async function startShop(
  overrides: Record<string, string> = {},
  options: Parameters<typeof startApp>[1] = {},
): Promise<Shop> {
  const harness = await startApp(overrides, options);
  const network = createNetwork();
  replaceGateways(harness.deps, createGateways(harness.deps, networkFetch(harness, network)));
  return Object.assign(harness, { network });
}

/** Returns the member with a new session, for tests that moved the clock past the session's end. */
export async function withNewSession(shop: Shop, member: TestMember): Promise<TestMember> {
  return { ...member, token: await openSession(shop.deps.db, member.id, shop.clock.now()) };
}

/** Creates a member's approved order with an unpaid invoice. Returns the order's id. */
export async function createApprovedOrder(
  shop: Shop,
  member: TestMember,
  payload: Partial<OrderPayload> = {},
): Promise<string> {
  const orderId = await placeOrder(shop, member, { payload });
  await approveOrder(shop.deps, orderId, 'insurer');
  return orderId;
}

export function pay(
  shop: Shop,
  member: TestMember,
  orderId: string,
  type: string,
  extraFields: object = {},
): Promise<Reply> {
  const body = { paymentMethod: paymentMethod(type)?.group, paymentType: type, ...extraFields };
  return shop.api('POST', `/invoices/${orderId}/kesehatan`, { token: member.token, body });
}

export type PaymentView = {
  transaction_id: string;
  method: string;
  type: string;
  status: string;
  vaNumber: string | null;
  actions: { name: string; url: string }[];
  /** Time of expiry (ISO 8601). */
  expired: string;
  message: string;
  total: number;
};
export const paymentOf = (reply: Reply): PaymentView =>
  (reply.body.response as { invoice: { payment: PaymentView } }).invoice.payment;

/** Creates a member with an approved order and a payment by this method. */
export async function createPayment(
  shop: Shop,
  type = 'bca',
  payload: (member: TestMember) => Partial<OrderPayload> = () => ({}),
) {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member, payload(member));
  const reply = await pay(shop, member, orderId, type);
  if (reply.status !== 200) throw new Error(`The payment was rejected: ${reply.text}`);
  shop.clock.advance(1);
  return { member, orderId, payment: paymentOf(reply) };
}

export type SimulatedAction = 'pay' | 'decline' | 'expire' | 'cancel' | 'reverse';
/** Advances the clock by a second and performs an action at the simulated gateway; returns whether it was possible. */
export async function actAtGateway(
  shop: Shop,
  transactionId: string,
  action: SimulatedAction,
): Promise<boolean> {
  shop.clock.advance(1);
  // `//` begins a path that is not below `/api/v1`.
  const reply = await shop.api('POST', `//simulators/midtrans/transactions/${transactionId}/${action}`);
  return String(reply.headers.location).includes('done=');
}

export type NotificationBody = Record<string, unknown> & {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
  transaction_status: string;
};

/** Returns the notifications about a transaction so far, oldest first. */
export async function notificationsOf(shop: Shop, transactionId: string): Promise<NotificationBody[]> {
  const rows = await shop.deps.db
    .select({ body: webhooks.body })
    .from(webhooks)
    .where(eq(webhooks.transactionId, transactionId))
    .orderBy(webhooks.createdAt, webhooks.dueAt);
  return rows.map(({ body }) => body as NotificationBody);
}

export const notify = (shop: Shop, body: unknown): Promise<Reply> =>
  shop.api('POST', '/payments/callback/status', { body });

/** Pays at the gateway and delivers the gateway's notification. */
export async function payAtGateway(shop: Shop, transactionId: string): Promise<Reply> {
  await actAtGateway(shop, transactionId, 'pay');
  const settlement = (await notificationsOf(shop, transactionId)).find(({ transaction_status }) =>
    ['settlement', 'capture'].includes(transaction_status),
  );
  return notify(shop, settlement);
}

/** Marks every payment of an order as expired, in the database only; at the gateway the payments stay payable. */
export async function abandonPayments(shop: Shop, orderId: string): Promise<void> {
  const { invoice } = await invoiceRecordsOf(shop, orderId);
  await shop.deps.db.update(payments).set({ status: 'expire' }).where(eq(payments.invoiceId, invoice.id));
}

/** Returns all rows about an order's money. */
export async function invoiceRecordsOf({ deps: { db } }: Harness, orderId: string) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!invoice) throw new Error('The order has no invoice');
  // A test's clock may stand still, so payments can have the same `createdAt`. They are sorted by their first journal entry.
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(journal, and(eq(journal.subject, 'payment'), eq(journal.subjectId, payments.id)))
    .where(eq(payments.invoiceId, invoice.id))
    .groupBy(payments.id)
    .orderBy(min(journal.id));
  return {
    invoice,
    payments: rows.map(({ payment }) => payment),
    policies: await db.select().from(policies).where(eq(policies.orderId, orderId)),
    journal: await db.select().from(journal).where(eq(journal.subjectId, invoice.id)).orderBy(journal.id),
  };
}
