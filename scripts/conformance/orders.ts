import { randomUUID } from 'node:crypto';
import type { SoldLine } from '@naungan/domain/lines';
import type { SignedIn } from './accounts.ts';
import type { Backend, Sent } from './backend.ts';
import { orderForm, type Quoted } from './order-form.ts';
import { quoteHealth, quotePersonalAccident } from './person-quotes.ts';
import { quoteProperty } from './property-quote.ts';
import { tryUploads } from './uploads.ts';
import { quoteVehicle } from './vehicle-quote.ts';

export type Placed = { line: SoldLine; id: string };

const MB = 1_048_576;
const LINES = {
  kesehatan: { quote: quoteHealth, call: 'createHealthOrder' },
  kecelakaandiri: { quote: quotePersonalAccident, call: 'createPersonalAccidentOrder' },
  kendaraan: { quote: quoteVehicle, call: 'createVehicleOrder' },
  kebakaran: { quote: quoteProperty('kebakaran'), call: 'createFireOrder' },
  gempabumi: { quote: quoteProperty('gempabumi'), call: 'createEarthquakeOrder' },
  'kebakaran-gempabumi': { quote: quoteProperty('kebakaran-gempabumi'), call: 'createFireEarthquakeOrder' },
} as const satisfies { [L in SoldLine]: { quote: unknown; call: string } };
type OrderCall = (typeof LINES)[SoldLine]['call'];

/** How orders are refused. */
async function tryRefusals({ refuse }: Backend, call: OrderCall, plan: Quoted, token: string) {
  const sent = (changes: Parameters<typeof orderForm>[1]): Sent => ({
    token,
    form: orderForm(plan, changes),
  });
  await refuse(call, { form: orderForm(plan) }, { status: 401 }, 'an order of nobody');
  await refuse(call, { token, body: {} }, { status: 415 }, 'an order as JSON');
  await refuse(call, sent({ name: '' }), { status: 422 }, 'an order without a name');
  await refuse(call, sent({ productId: randomUUID() }), { status: 404 }, 'an order of an unknown plan');
  const cheaper = sent({ premium: plan.premium - 1_000 });
  const body = await refuse(call, cheaper, { status: 409, code: 'CONFLICT' }, 'an order at another price');
  return body;
}

/** A file above its limit; only where the plan has one. */
async function tryLargeFile({ refuse, skip }: Backend, call: OrderCall, plan: Quoted, token: string) {
  const limit = plan.attachments.find(({ required, limit: most }) => required && most > 0)?.limit;
  if (limit === undefined) return skip(call, 'the plan asks for no file with a limit');
  const form = orderForm(plan, { bytes: limit * MB + 1 });
  await refuse(call, { token, form }, { status: 413 }, `a file of more than ${limit} MB`);
}

/** Placing an order, and placing it again under the same key. */
async function place({ ask, note, refuse }: Backend, call: OrderCall, plan: Quoted, token: string) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask(call, { token, headers, form: orderForm(plan) });
  if (!first) return null;
  const again = await ask(call, { token, headers, form: orderForm(plan) }, 'the same under its key again');
  const same = again?.response._id === first.response._id;
  if (again) note(call, 'answers the first order again', same ? [] : ['made another order']);
  const other = orderForm(plan, { name: 'Orang Lain' });
  await refuse(
    call,
    { token, headers, form: other },
    { status: 409, code: 'ALREADY_SENT' },
    'another order under the same key',
  );
  return first.response._id;
}

/** From the list of plans to own orders, of every line; answers what was ordered. */
export async function tryOrders(backend: Backend, member: SignedIn | null): Promise<Placed[]> {
  const { ask, refuse, skip } = backend;
  const placed: Placed[] = [];
  for (const [line, { quote, call }] of Object.entries(LINES) as [SoldLine, (typeof LINES)[SoldLine]][]) {
    const plan = await quote(backend, member?.token ?? '');
    if (!plan || !member) {
      skip(call, plan ? 'nobody is signed in' : 'there is no plan to order');
      continue;
    }
    const { token } = member;
    await tryRefusals(backend, call, plan, token);
    await tryLargeFile(backend, call, plan, token);
    const [document] = plan.attachments;
    if (document) await tryUploads(backend, { token, line, document });
    const id = await place(backend, call, plan, token);
    if (!id) continue;
    placed.push({ line, id });
    await ask('order', { token, params: { productType: line, id } });
    await ask('formerOrder', { token, params: { id } });
    await refuse('revision', { token, params: { id } }, { status: 404 }, 'nothing to revise');
  }
  if (!member) return placed;
  const { token } = member;
  await ask('orders', { token });
  await refuse('orders', {}, { status: 401 }, 'orders of nobody');
  for (const id of [randomUUID(), 'tidak-ada']) {
    await refuse(
      'order',
      { token, params: { productType: 'kesehatan', id } },
      { status: 404 },
      `an order that is not there (${id.length} characters)`,
    );
  }
  return placed;
}
