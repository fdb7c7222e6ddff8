import { randomUUID } from 'node:crypto';
import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { SignedIn } from './accounts.ts';
import type { Backend, CallInput } from './backend.ts';
import { approveAtDesk, isDecided, type PlacedOrder, signInAtDesk } from './decisions.ts';
import type { Options } from './options.ts';
import { orderForm, type Quoted } from './order-form.ts';
import { quoteOf } from './quotes.ts';
import { tryUploads } from './uploads.ts';

const MB = 1_048_576;
const MAX_UNDECIDED = 2;
type OrderCall = ReturnType<typeof contractsOf<ProductType>>['calls']['order']['name'];

/**
 * Every order that is sent, rejected ones too, counts for the 40 that a member has in a day. So what does not depend on the
 * line is tried once (`untried`); four orders of each line leave room for nine lines.
 */
type Untried = { largeFile: boolean; unknownPlan: boolean; otherUnderKey: boolean; otherSearch: boolean };

type Attempt = { call: OrderCall; plan: Quoted; token: string; untried: Untried };

/** Tests how orders are rejected. */
async function tryRefusals({ expectProblem }: Backend, { call, plan, token, untried }: Attempt) {
  const sent = (changes: Parameters<typeof orderForm>[1]): CallInput => ({
    token,
    form: orderForm(plan, changes),
  });
  await expectProblem(call, { form: orderForm(plan) }, { status: 401 }, 'an order without a session');
  await expectProblem(call, { token, body: {} }, { status: 415 }, 'an order as JSON');
  await expectProblem(call, sent({ name: '' }), { status: 422 }, 'an order without a name');
  if (untried.unknownPlan) {
    const unknown = sent({ productId: randomUUID() });
    await expectProblem(call, unknown, { status: 404 }, 'an order of an unknown plan');
    untried.unknownPlan = false;
  }
  const cheaper = sent({ premium: plan.premium - 1_000 });
  const body = await expectProblem(
    call,
    cheaper,
    { status: 409, code: 'CONFLICT' },
    'an order at another price',
  );
  return body;
}

/** Fields of searches, one for each line, with values that no order of this suite has. */
const OTHER_SEARCHES = { dob: '1961-02-03', year: '1999', timePeriod: '9' };

/** A search that is not that of the order; for the first plan. */
async function tryOtherSearch({ expectProblem }: Backend, { call, plan, token, untried }: Attempt) {
  if (!untried.otherSearch) return;
  untried.otherSearch = false;
  const params = Object.fromEntries(Object.entries(OTHER_SEARCHES).filter(([name]) => name in plan.params));
  const form = orderForm(plan, { params });
  await expectProblem(call, { token, form }, { status: 422 }, 'a search that contradicts the order');
}

/** A file above its limit; for the first plan that has one. */
async function tryLargeFile({ expectProblem }: Backend, { call, plan, token, untried }: Attempt) {
  const limit = plan.attachments.find(({ required, limit: most }) => required && most > 0)?.limit;
  if (limit === undefined || !untried.largeFile) return;
  untried.largeFile = false;
  const form = orderForm(plan, { bytes: limit * MB + 1 });
  await expectProblem(call, { token, form }, { status: 413 }, `a file of more than ${limit} MB`);
}

/** Sends an order, and sends it again under the same key; the first time also another order under that key. */
async function place(
  { expectSuccess, note, expectProblem }: Backend,
  { call, plan, token, untried }: Attempt,
) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await expectSuccess(call, { token, headers, form: orderForm(plan) });
  if (!first) return null;
  const again = await expectSuccess(
    call,
    { token, headers, form: orderForm(plan) },
    'the same under its key again',
  );
  const same = again?.response._id === first.response._id;
  if (again) note(call, 'returns the first order again', same ? [] : ['created another order']);
  if (untried.otherUnderKey) {
    untried.otherUnderKey = false;
    await expectProblem(
      call,
      { token, headers, form: orderForm(plan, { name: 'Orang Lain' }) },
      { status: 409, code: 'ALREADY_SENT' },
      'another order under the same key',
    );
  }
  return first.response._id;
}

/**
 * Tests every line from the list of plans to the member's orders; resolves to the placed orders. Each is
 * decided before the next is sent: a member whose e-mail is not verified has two undecided orders at most
 * [Q34].
 */
export async function tryOrders(
  backend: Backend,
  member: SignedIn | null,
  decisions: Pick<Options, 'desk' | 'wait'>,
): Promise<PlacedOrder[]> {
  const { expectSuccess, expectProblem, skip } = backend;
  const placedOrders: PlacedOrder[] = [];
  const deskToken = member && (await signInAtDesk(backend, decisions.desk));
  const untried: Untried = { largeFile: true, unknownPlan: true, otherUnderKey: true, otherSearch: true };
  let undecided = 0;
  for (const line of PRODUCT_TYPES.toReversed()) {
    const call = contractsOf(line).calls.order.name;
    const plan = await quoteOf(line)(backend, member?.token ?? '');
    if (!plan || !member) {
      skip(call, plan ? 'no session' : 'there is no plan to order');
      continue;
    }
    const { token } = member;
    if (undecided >= MAX_UNDECIDED) {
      skip(call, `orders before it were not decided within ${decisions.wait} seconds`);
      continue;
    }
    const attempt: Attempt = { call, plan, token, untried };
    await tryRefusals(backend, attempt);
    await tryLargeFile(backend, attempt);
    await tryOtherSearch(backend, attempt);
    const [document] = plan.attachments;
    if (document) await tryUploads(backend, { token, line, document });
    const id = await place(backend, attempt);
    if (!id) continue;
    const order = { line, id };
    placedOrders.push(order);
    await expectSuccess('order', { token, params: { productType: line, id } });
    await expectSuccess('formerOrder', { token, params: { id } });
    await expectProblem('revision', { token, params: { id } }, { status: 404 }, 'nothing to revise');
    if (deskToken) await approveAtDesk(backend, deskToken, id);
    else if (!(await isDecided(backend, token, order, decisions.wait))) undecided += 1;
  }
  if (untried.largeFile) skip('createHealthOrder', 'no plan asks for a file with a limit');
  if (!member) return placedOrders;
  const { token } = member;
  await expectSuccess('orders', { token });
  await expectProblem('orders', {}, { status: 401 }, 'orders without a session');
  for (const id of [randomUUID(), 'tidak-ada']) {
    await expectProblem(
      'order',
      { token, params: { productType: 'kesehatan', id } },
      { status: 404 },
      `an order that is not there (${id.length} characters)`,
    );
  }
  return placedOrders;
}
