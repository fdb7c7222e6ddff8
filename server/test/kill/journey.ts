import { randomInt, randomUUID } from 'node:crypto';
import { type PaymentMethodCode, paymentMethod } from '@naungan/domain/payment-method';
import { filesFor, payloadFor, planByCode, textParts } from '../../src/modules/orders/fixture.ts';
import {
  AVANZA,
  productByCode,
  type VehicleQuote,
  vehicleParts,
} from '../../src/modules/orders/vehicle.fixture.ts';
import type { Part } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';

/** Lines whose submissions differ most: one is priced by age, the other by a catalogue and what is added to it. */
const LINES = ['kesehatan', 'kendaraan'] as const;
type OrderedLine = (typeof LINES)[number];

/** What a journey was promised: each is an answer of the server that said yes. */
export type Journey = {
  key: string;
  line: OrderedLine;
  method: PaymentMethodCode;
  orderId: string | null;
  approved: boolean;
  transactionId: string | null;
  paid: boolean;
  policyNumber: string | null;
};

/** `bases`: where servers answer; with more than one, each call goes to any of them. */
export type World = { bases: string[]; member: string; desk: string };

/** Of each kind of instrument one; `credit_card` is charged at once, without its bank's question. */
const METHODS: PaymentMethodCode[] = [
  'bca',
  'permata',
  'gopay',
  'btn',
  'other_bank',
  'credit_card',
  'credit_card',
];

const any = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

export const newJourney = (): Journey => ({
  key: randomUUID(),
  line: any(LINES),
  method: any(METHODS),
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
  const response = await fetch(`${any(world.bases)}${path}`, {
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

// The simulated insurer waits for a person when it reads this word.
const INSURED = { fullname: 'Siti Tunggu' };

/** What a browser sends, each time the same. */
async function orderParts(world: World, line: OrderedLine): Promise<Part[]> {
  if (line === 'kesehatan') {
    const plan = planByCode('HK-01');
    return [...textParts(plan, payloadFor(plan, new Date(), INSURED)), ...filesFor(plan)];
  }
  const { _id } = productByCode('KA-01');
  const answer = await callGet(world, `/api/v1/vehicle-insurances/${_id}?${new URLSearchParams(AVANZA)}`);
  if (answer.status !== 200) refused('A quote', answer);
  return vehicleParts(answer.body.response as unknown as VehicleQuote, AVANZA, new Date(), INSURED);
}

/** Sends the order; the same key again must answer the same order. */
export async function placeOrder(world: World, journey: Journey): Promise<void> {
  const { payload: body, contentType } = encodeMultipart(await orderParts(world, journey.line));
  const answer = await call(world, 'POST', `/api/v1/transaction/${journey.line}`, {
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

/** A card's number goes to the gateway alone; what it answers for it is used once. */
async function cardToken(world: World): Promise<string> {
  const query = new URLSearchParams({
    client_key: 'SB-Mid-client-simulator',
    card_number: '4556557955726624',
    card_exp_month: '12',
    card_exp_year: String(new Date().getFullYear() + 2),
    card_cvv: '123',
  });
  const { body } = await callGet(world, `/simulators/midtrans/v2/token?${query}`);
  return String((body as unknown as { token_id: string }).token_id);
}

type Payment = { transaction_id: string; status: string };
const isPaid = ({ status }: Payment) => status === 'capture' || status === 'settlement';

/** What an earlier try paid, whose answer was lost. */
async function paidBefore(world: World, journey: Journey, answer: Answer): Promise<Payment> {
  const path = `/api/v1/transaction/${journey.line}/${journey.orderId}?invoice=true`;
  const { body } = await callGet(world, path, world.member);
  const { payment } = body.response.invoiceFormat as { payment: Payment | null };
  if (!payment || !isPaid(payment)) refused('A payment', answer);
  return payment;
}

async function pay(world: World, journey: Journey): Promise<void> {
  const byCard = journey.method === 'credit_card';
  const wish = {
    paymentMethod: paymentMethod(journey.method)?.group,
    paymentType: journey.method,
    ...(byCard ? { token: await cardToken(world) } : {}),
  };
  const path = `/api/v1/invoices/${journey.orderId}/${journey.line}`;
  const answer = await callJson(world, 'POST', path, wish, world.member);
  // The other server died on its way to the gateway, or the gateway with it: nothing was promised.
  if (answer.status === 503) return;
  if (answer.status !== 200 && answer.status !== 409) refused('A payment', answer);
  const payment =
    answer.status === 409
      ? await paidBefore(world, journey, answer)
      : (answer.body.response.invoice as { payment: Payment }).payment;
  journey.transactionId = payment.transaction_id;
  journey.paid = isPaid(payment);
}

const BTN = ['btn', 'other_bank'];

async function payAtGateway(world: World, { method, transactionId }: Journey): Promise<void> {
  const place = BTN.includes(method) ? 'btn/accounts' : 'midtrans/transactions';
  const answer = await call(world, 'POST', `/simulators/${place}/${transactionId}/pay`);
  if (answer.status !== 303) refused('The gateway', answer);
}

type OrderDetail = { headers: { policyNumber: string | null }; invoice: { paymentStatus: string } | null };

export async function readOrder(world: World, journey: Journey): Promise<OrderDetail> {
  const answer = await callGet(world, `/api/v1/transaction/${journey.line}/${journey.orderId}`, world.member);
  if (answer.status !== 200) refused(`The acknowledged order ${journey.orderId}`, answer);
  return answer.body.response as OrderDetail;
}

export type StepName = 'order' | 'approval' | 'charge' | 'settlement' | 'policy';

/** The next step that was not yet acknowledged; `null` when the journey is over. */
export function nextStep(journey: Journey): StepName | null {
  if (!journey.orderId) return 'order';
  if (!journey.approved) return 'approval';
  if (!journey.transactionId) return 'charge';
  if (!journey.paid) return 'settlement';
  return journey.policyNumber ? null : 'policy';
}

export async function takeStep(world: World, journey: Journey, step: StepName): Promise<void> {
  if (step === 'order') await placeOrder(world, journey);
  else if (step === 'approval') await approve(world, journey);
  else if (step === 'charge') await pay(world, journey);
  else if (step === 'settlement') {
    await payAtGateway(world, journey);
    // Not possible any more: it was paid, and the answer was lost.
    journey.paid = true;
  } else journey.policyNumber = (await readOrder(world, journey)).headers.policyNumber;
}

/** The gateways send what waits, as they do by themselves minutes later. */
export async function deliverAll(world: World): Promise<void> {
  await callJson(world, 'POST', '/simulators/midtrans/webhooks/deliver', {});
  await callJson(world, 'POST', '/simulators/btn/callbacks/deliver', {});
}
