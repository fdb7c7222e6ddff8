import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { SignedIn } from './accounts.ts';
import type { Backend } from './backend.ts';
import type { Options } from './options.ts';
import type { Placed } from './orders.ts';

const LOOK_AGAIN_MS = 1_000;

/** The desk approves what was ordered. */
async function approve(
  { ask }: Backend,
  desk: NonNullable<Options['desk']>,
  orders: Placed[],
): Promise<void> {
  const signedIn = await ask('deskLogin', { body: desk });
  if (!signedIn) return;
  const token = signedIn.response.access_token;
  await ask('deskOrders', { token, query: { status: 'neworder' } });
  for (const { id } of orders) {
    await ask('deskOrder', { token, params: { id } });
    await ask('deskApprove', { token, params: { id } });
    await ask('deskOrderJournal', { token, params: { id } });
  }
}

/** An own order with its invoice, once it has one. */
async function invoiced({ ask, skip }: Backend, { token }: SignedIn, { line, id }: Placed, wait: number) {
  const input = { token, params: { productType: line, id }, query: { invoice: 'true' as const } };
  const until = Date.now() + wait * 1_000;
  for (;;) {
    const order = await ask('order', input, 'the order with its invoice');
    if (!order) return null;
    if (order.response.invoiceFormat) return order.response.invoiceFormat;
    if (Date.now() >= until) {
      skip('pay', `the order was not approved within ${wait} seconds`);
      return null;
    }
    await after(LOOK_AGAIN_MS);
  }
}

/** A payment that nobody pays, and how payments are refused. */
async function tryPayment(
  { ask, refuse, skip }: Backend,
  member: SignedIn,
  order: Placed,
  methods: string[],
) {
  const { token } = member;
  const params = { orderId: order.id, product: order.line };
  await refuse(
    'pay',
    { token, params, body: { paymentMethod: 'tunai', paymentType: 'tunai' } },
    { status: 422 },
    'a method that is none',
  );
  // A transfer only waits; other methods may send the customer somewhere.
  const method = methods.map(paymentMethod).find((one) => one?.group === 'bank_transfer');
  if (!method) return skip('pay', 'no bank transfer is offered');
  const body = { paymentMethod: method.group, paymentType: method.code };
  await refuse('pay', { params, body }, { status: 401 }, 'a payment of nobody');
  await refuse(
    'pay',
    { token, params: { ...params, orderId: randomUUID() }, body },
    { status: 404 },
    'an invoice that is not there',
  );
  const paid = await ask('pay', { token, params, body });
  if (!paid) return;
  const { transaction_id } = paid.response.invoice.payment;
  await ask('paymentResult', { query: { transaction_id } });
  await ask('paymentFinish', { token, params: { id: transaction_id } });
}

/** From the approved order to what is read after it. */
export async function tryPayments(
  backend: Backend,
  member: SignedIn,
  orders: Placed[],
  { desk, wait }: Options,
): Promise<void> {
  const { ask, refuse } = backend;
  const { token } = member;
  if (desk && orders.length > 0) await approve(backend, desk, orders);
  const [order] = orders;
  const invoice = order ? await invoiced(backend, member, order, wait) : null;
  if (order && invoice) await tryPayment(backend, member, order, invoice.paymentMethods);
  const forged = {
    order_id: 'tidak-ada',
    status_code: '200',
    gross_amount: '1.00',
    signature_key: 'f'.repeat(128),
  };
  await refuse('paymentNotification', { body: forged }, { status: 403 }, 'a forged notification');
  await ask('invoices', { token });
  await ask('policies', { token });
  await refuse('policies', {}, { status: 401 }, 'policies of nobody');
  await refuse(
    'policy',
    { token, params: { id: randomUUID() } },
    { status: 404 },
    'a policy that is not there',
  );
  await refuse(
    'paymentResult',
    { query: { transaction_id: randomUUID() } },
    { status: 404 },
    'a payment that is not there',
  );
}
