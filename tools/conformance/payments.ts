import { randomUUID } from 'node:crypto';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { MemberSession } from './accounts.ts';
import type { Backend } from './backend.ts';
import type { PlacedOrder } from './decisions.ts';

/** Loads the order and returns its invoice, or null when the order was not approved. */
async function invoiceOf(
  { expectSuccess, skip }: Backend,
  { token }: MemberSession,
  { line, id }: PlacedOrder,
) {
  const input = { token, params: { productType: line, id }, query: { invoice: 'true' as const } };
  const order = await expectSuccess('order', input, 'the order with its invoice');
  if (order && !order.response.invoiceFormat) skip('pay', 'the order was not approved in time');
  return order?.response.invoiceFormat ?? null;
}

/** Starts a payment that stays unpaid, and tests payments that must be rejected. */
async function tryPayment(
  { expectSuccess, expectProblem, skip }: Backend,
  member: MemberSession,
  order: PlacedOrder,
  methods: string[],
) {
  const { token } = member;
  const params = { orderId: order.id, product: order.line };
  await expectProblem(
    'pay',
    { token, params, body: { paymentMethod: 'tunai', paymentType: 'tunai' } },
    { status: 422 },
    'an invalid method',
  );
  // A bank transfer, because other methods can redirect the customer to another site.
  const method = methods.map(paymentMethod).find((candidate) => candidate?.group === 'bank_transfer');
  if (!method) return skip('pay', 'no bank transfer is offered');
  const body = { paymentMethod: method.group, paymentType: method.code };
  await expectProblem('pay', { params, body }, { status: 401 }, 'a payment without a session');
  await expectProblem(
    'pay',
    { token, params: { ...params, orderId: randomUUID() }, body },
    { status: 404 },
    'an unknown invoice',
  );
  const payment = await expectSuccess('pay', { token, params, body });
  if (!payment) return;
  const { transaction_id } = payment.response.invoice.payment;
  await expectSuccess('paymentResult', { query: { transaction_id } });
  await expectSuccess('paymentFinish', { token, params: { id: transaction_id } });
}

/** Tests the calls after the approval of an order: invoice, payment and policies. */
export async function tryPayments(
  backend: Backend,
  member: MemberSession,
  orders: PlacedOrder[],
): Promise<void> {
  const { expectSuccess, expectProblem } = backend;
  const { token } = member;
  const [order] = orders;
  const invoice = order ? await invoiceOf(backend, member, order) : null;
  if (order && invoice) await tryPayment(backend, member, order, invoice.paymentMethods);
  const forgedNotification = {
    order_id: 'tidak-ada',
    status_code: '200',
    gross_amount: '1.00',
    signature_key: 'f'.repeat(128),
  };
  await expectProblem(
    'paymentNotification',
    { body: forgedNotification },
    { status: 403 },
    'a forged notification',
  );
  await expectSuccess('invoices', { token });
  await expectSuccess('policies', { token });
  await expectSuccess('accountOverview', { token });
  await expectProblem('accountOverview', {}, { status: 401 }, 'an overview without a session');
  await expectProblem('policies', {}, { status: 401 }, 'policies without a session');
  await expectProblem(
    'policy',
    { token, params: { id: randomUUID() } },
    { status: 404 },
    'an unknown policy',
  );
  await expectProblem(
    'paymentResult',
    { query: { transaction_id: randomUUID() } },
    { status: 404 },
    'an unknown payment',
  );
}
