import { randomUUID } from 'node:crypto';
import { filesFor, payloadFor, planByCode, textParts } from '../../src/modules/orders/fixture.ts';
import { encodeMultipart } from '../multipart.ts';

/** What a journey was promised: each is an answer of the server that said yes. */
export type Journey = {
  key: string;
  orderId: string | null;
  approved: boolean;
  transactionId: string | null;
  paid: boolean;
  policyNumber: string | null;
};

export type World = { base: string; member: string; desk: string };

export const newJourney = (): Journey => ({
  key: randomUUID(),
  orderId: null,
  approved: false,
  transactionId: null,
  paid: false,
  policyNumber: null,
});

/** Something was promised and is gone, or is there twice. */
export class Broken extends Error {}

type Answer = { status: number; location: string; body: { response: Record<string, unknown> } };

/** One call; throws when the server dies meanwhile. */
async function call(
  world: World,
  method: string,
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<Answer> {
  const { token, headers, ...rest } = init;
  const response = await fetch(`${world.base}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: { ...(token ? { access_token: token } : {}), ...(headers as Record<string, string>) },
    ...rest,
  });
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, location: response.headers.get('location') ?? '', body };
}

export const callJson = (world: World, method: string, path: string, body: unknown, token?: string) =>
  call(world, method, path, {
    ...(token ? { token } : {}),
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
export const callGet = (world: World, path: string, token?: string) =>
  call(world, 'GET', path, token ? { token } : {});

function refused(step: string, { status, body }: Answer): never {
  throw new Broken(`${step} was answered ${status}: ${JSON.stringify(body)}`);
}

/** Sends the order; the same key again must answer the same order. */
export async function placeOrder(world: World, journey: Journey): Promise<void> {
  const plan = planByCode('HK-01');
  // The simulated insurer waits for a person when it reads this word.
  const payload = payloadFor(plan, new Date(), { fullname: 'Siti Tunggu' });
  const { payload: body, contentType } = encodeMultipart([...textParts(plan, payload), ...filesFor(plan)]);
  const answer = await call(world, 'POST', '/api/v1/transaction/kesehatan', {
    token: world.member,
    body: new Uint8Array(body),
    headers: { 'content-type': contentType, 'idempotency-key': journey.key },
  });
  if (answer.status !== 200) refused('An order', answer);
  const id = String(answer.body.response._id);
  if (journey.orderId && journey.orderId !== id)
    throw new Broken(`The key ${journey.key} stands for two orders`);
  journey.orderId = id;
}

async function approve(world: World, journey: Journey): Promise<void> {
  const answer = await callJson(
    world,
    'POST',
    `/api/v1/desk/orders/${journey.orderId}/approve`,
    {},
    world.desk,
  );
  // 409: an approval whose answer was lost had its effect.
  if (answer.status !== 200 && answer.status !== 409) refused('An approval', answer);
  journey.approved = true;
}

async function pay(world: World, journey: Journey): Promise<void> {
  const wish = { paymentMethod: 'bca', paymentType: 'bank_transfer' };
  const answer = await callJson(
    world,
    'POST',
    `/api/v1/invoices/${journey.orderId}/kesehatan`,
    wish,
    world.member,
  );
  if (answer.status !== 200) refused('A payment', answer);
  const { payment } = answer.body.response.invoice as { payment: { transaction_id: string } };
  journey.transactionId = payment.transaction_id;
}

async function payAtGateway(world: World, journey: Journey): Promise<void> {
  const answer = await call(world, 'POST', `/simulators/midtrans/transactions/${journey.transactionId}/pay`);
  if (answer.status !== 303) refused('The gateway', answer);
  // Not possible any more: it was paid, and the answer was lost.
  journey.paid = true;
}

type OrderDetail = { headers: { policyNumber: string | null }; invoice: { paymentStatus: string } | null };

export async function readOrder(world: World, journey: Journey): Promise<OrderDetail> {
  const answer = await callGet(world, `/api/v1/transaction/kesehatan/${journey.orderId}`, world.member);
  if (answer.status !== 200) refused(`The acknowledged order ${journey.orderId}`, answer);
  return answer.body.response as OrderDetail;
}

/** Takes the next step that was not yet acknowledged; false when the journey is over. */
export async function advance(world: World, journey: Journey): Promise<boolean> {
  if (!journey.orderId) await placeOrder(world, journey);
  else if (!journey.approved) await approve(world, journey);
  else if (!journey.transactionId) await pay(world, journey);
  else if (!journey.paid) await payAtGateway(world, journey);
  else if (!journey.policyNumber)
    journey.policyNumber = (await readOrder(world, journey)).headers.policyNumber;
  else return false;
  return true;
}
