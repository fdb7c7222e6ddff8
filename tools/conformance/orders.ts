import { randomUUID } from 'node:crypto';
import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { MemberSession } from './accounts.ts';
import type { Backend, CallInput } from './backend.ts';
import { approveAtDesk, type PlacedOrder, signInAtDesk, waitForDecision } from './decisions.ts';
import type { Options } from './options.ts';
import { amountsOf, type OrderablePlan, orderForm } from './order-form.ts';
import { planFinder } from './quotes.ts';
import { tryUploads } from './uploads.ts';

const MB = 1_048_576;
const MAX_UNDECIDED_ORDERS = 2;
type OrderCall = ReturnType<typeof contractsOf<ProductType>>['calls']['order']['name'];

/**
 * Tests that do not depend on the line, and whether they are still to be run. Each runs once, because a member can send
 * 40 orders in a day and rejected ones count too. With four orders for each line, up to nine lines can be tested.
 */
type PendingTests = { largeFile: boolean; unknownPlan: boolean; reusedKey: boolean; otherSearch: boolean };

type Attempt = { call: OrderCall; plan: OrderablePlan; token: string; pendingTests: PendingTests };

/** Tests orders that must be rejected. */
async function tryRejections({ expectProblem }: Backend, { call, plan, token, pendingTests }: Attempt) {
  const inputWith = (changes: Parameters<typeof orderForm>[1]): CallInput => ({
    token,
    form: orderForm(plan, changes),
  });
  await expectProblem(call, { form: orderForm(plan) }, { status: 401 }, 'an order without a session');
  await expectProblem(call, { token, body: {} }, { status: 415 }, 'an order as JSON instead of a form');
  await expectProblem(call, inputWith({ name: '' }), { status: 422 }, 'an order without a name');
  if (pendingTests.unknownPlan) {
    const unknownPlan = inputWith({ productId: randomUUID() });
    await expectProblem(call, unknownPlan, { status: 404 }, 'an order of an unknown plan');
    pendingTests.unknownPlan = false;
  }
  const lowerPrice = inputWith({ premium: plan.premium - 1_000 });
  await expectProblem(
    call,
    lowerPrice,
    { status: 409, code: 'CONFLICT' },
    'an order at a price below the premium',
  );
}

/** Tests that a quote has the amounts of the plan, and that a quote for an unknown plan is rejected. */
async function tryQuote(
  { expectSuccess, expectProblem, record }: Backend,
  line: ProductType,
  { _id: productId, quoteInput, ...plan }: OrderablePlan,
) {
  const call = contractsOf(line).calls.orderQuote.name;
  const quote = await expectSuccess(call, { body: { productId, ...quoteInput } });
  const { total } = amountsOf({ _id: productId, quoteInput, ...plan });
  const quotedTotal = quote?.response.payload.amounts.total;
  if (quote)
    record(
      call,
      'has the total of the order',
      quotedTotal === total ? [] : [`is ${quotedTotal}, not ${total}`],
    );
  const unknownPlan = { body: { ...quoteInput, productId: randomUUID() } };
  await expectProblem(call, unknownPlan, { status: 404 }, 'a quote for an unknown plan');
}

/** Fields of searches, at least one for each line, with values that no order of this suite has. */
const OTHER_SEARCHES = { dob: '1961-02-03', year: '1999', timePeriod: '9' };

/** Tests, for the first plan only, an order whose search differs from the order's data. */
async function tryOtherSearch({ expectProblem }: Backend, { call, plan, token, pendingTests }: Attempt) {
  if (!pendingTests.otherSearch) return;
  pendingTests.otherSearch = false;
  const params = Object.fromEntries(Object.entries(OTHER_SEARCHES).filter(([name]) => name in plan.params));
  const form = orderForm(plan, { params });
  await expectProblem(call, { token, form }, { status: 422 }, 'a search that contradicts the order');
}

/** Tests a file above its size limit, for the first plan that has a document with a limit. */
async function tryLargeFile({ expectProblem }: Backend, { call, plan, token, pendingTests }: Attempt) {
  const limit = plan.attachments.find(({ required, limit: sizeLimit }) => required && sizeLimit > 0)?.limit;
  if (limit === undefined || !pendingTests.largeFile) return;
  pendingTests.largeFile = false;
  const form = orderForm(plan, { fileBytes: limit * MB + 1 });
  await expectProblem(call, { token, form }, { status: 413 }, `a file of more than ${limit} MB`);
}

/**
 * Places an order and tests that a repetition with the same idempotency key returns that order; for the first line also
 * that a different order with that key is rejected. Returns the id of the order.
 */
async function placeOrder(
  { expectSuccess, record, expectProblem }: Backend,
  { call, plan, token, pendingTests }: Attempt,
) {
  const headers = { 'idempotency-key': randomUUID() };
  const firstReply = await expectSuccess(call, { token, headers, form: orderForm(plan) });
  if (!firstReply) return null;
  const repetition = await expectSuccess(
    call,
    { token, headers, form: orderForm(plan) },
    'a repetition of the order with its idempotency key',
  );
  const isSameOrder = repetition?.response._id === firstReply.response._id;
  if (repetition)
    record(call, 'returns the first order for a repetition', isSameOrder ? [] : ['created another order']);
  if (pendingTests.reusedKey) {
    pendingTests.reusedKey = false;
    await expectProblem(
      call,
      { token, headers, form: orderForm(plan, { name: 'Orang Lain' }) },
      { status: 409, code: 'ALREADY_SENT' },
      'a different order with the same idempotency key',
    );
  }
  return firstReply.response._id;
}

/**
 * Tests every line from the list of plans to the member's orders; resolves to the placed orders. Waits for the decision
 * on each order before the next one, because a member without a verified e-mail address can have two undecided orders
 * at most [Q34].
 */
export async function tryOrders(
  backend: Backend,
  member: MemberSession | null,
  decisionOptions: Pick<Options, 'desk' | 'waitSeconds'>,
): Promise<PlacedOrder[]> {
  const { expectSuccess, expectProblem, skip } = backend;
  const placedOrders: PlacedOrder[] = [];
  const deskToken = member && (await signInAtDesk(backend, decisionOptions.desk));
  const pendingTests: PendingTests = {
    largeFile: true,
    unknownPlan: true,
    reusedKey: true,
    otherSearch: true,
  };
  let undecidedOrders = 0;
  // Begins with health and personal accident, whose searches need no values of the back end's catalogue.
  for (const line of PRODUCT_TYPES.toReversed()) {
    const call = contractsOf(line).calls.order.name;
    const plan = await planFinder(line)(backend, member?.token ?? '');
    if (!plan || !member) {
      skip(call, plan ? 'no session' : 'there is no plan to order');
      continue;
    }
    const { token } = member;
    if (undecidedOrders >= MAX_UNDECIDED_ORDERS) {
      skip(call, `earlier orders were not decided within ${decisionOptions.waitSeconds} seconds`);
      continue;
    }
    const attempt: Attempt = { call, plan, token, pendingTests };
    await tryQuote(backend, line, plan);
    await tryRejections(backend, attempt);
    await tryLargeFile(backend, attempt);
    await tryOtherSearch(backend, attempt);
    const [document] = plan.attachments;
    if (document) await tryUploads(backend, { token, line, document });
    const id = await placeOrder(backend, attempt);
    if (!id) continue;
    const order = { line, id };
    placedOrders.push(order);
    await expectSuccess('order', { token, params: { productType: line, id } });
    await expectSuccess('formerOrder', { token, params: { id } });
    await expectProblem(
      'revision',
      { token, params: { id } },
      { status: 404 },
      'a revision that was not requested',
    );
    if (deskToken) await approveAtDesk(backend, deskToken, id);
    else if (!(await waitForDecision(backend, token, order, decisionOptions.waitSeconds)))
      undecidedOrders += 1;
  }
  if (pendingTests.largeFile) skip('createHealthOrder', 'no plan requires a file with a size limit');
  if (!member) return placedOrders;
  const { token } = member;
  await expectSuccess('orders', { token });
  await expectProblem('orders', {}, { status: 401 }, 'orders without a session');
  for (const id of [randomUUID(), 'tidak-ada']) {
    await expectProblem(
      'order',
      { token, params: { productType: 'kesehatan', id } },
      { status: 404 },
      `an unknown order (id with ${id.length} characters)`,
    );
  }
  return placedOrders;
}
