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

/** The lines whose orders differ most: one is priced by age, the other by a catalogue with extensions. */
const LINES = ['kesehatan', 'kendaraan'] as const;
type OrderedLine = (typeof LINES)[number];

/** The acknowledged results of a journey. */
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

/** `bases`: origins of the servers; each call goes to a random one. */
export type World = { bases: string[]; member: string; desk: string };

/** One method of each kind of instrument; `credit_card` is charged immediately, without 3-D Secure. */
const METHODS: PaymentMethodCode[] = [
  'bca',
  'permata',
  'gopay',
  'btn',
  'other_bank',
  'credit_card',
  'credit_card',
];

const randomOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

export const newJourney = (): Journey => ({
  key: randomUUID(),
  line: randomOf(LINES),
  method: randomOf(METHODS),
  orderId: null,
  approved: false,
  transactionId: null,
  paid: false,
  policyNumber: null,
});

/** Thrown if an acknowledged result is missing or exists twice. */
export class ConsistencyError extends Error {}

type ServerResponse = { status: number; location: string; body: { response: Record<string, unknown> } };

/** Sends a request; throws when the server is killed meanwhile. */
async function call(
  world: World,
  method: string,
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<ServerResponse> {
  const { token, headers, ...rest } = init;
  const response = await fetch(`${randomOf(world.bases)}${path}`, {
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

function failUnexpected(step: string, { status, body }: ServerResponse): never {
  throw new ConsistencyError(`${step} was answered ${status}: ${JSON.stringify(body)}`);
}

// The simulated insurer leaves orders with this name to the desk.
const INSURED = { fullname: 'Siti Tunggu' };

/** Returns the same form each time, as a browser sends it. */
async function orderParts(world: World, line: OrderedLine): Promise<Part[]> {
  if (line === 'kesehatan') {
    const plan = planByCode('HK-01');
    return [...textParts(plan, payloadFor(plan, new Date(), INSURED)), ...filesFor(plan)];
  }
  const { _id } = productByCode('KA-01');
  const response = await callGet(world, `/api/v1/vehicle-insurances/${_id}?${new URLSearchParams(AVANZA)}`);
  if (response.status !== 200) failUnexpected('A quote', response);
  return vehicleParts(response.body.response as unknown as VehicleQuote, AVANZA, new Date(), INSURED);
}

/** Sends the order; a repeated key must return the same order. */
export async function placeOrder(world: World, journey: Journey): Promise<void> {
  const { payload: body, contentType } = encodeMultipart(await orderParts(world, journey.line));
  const response = await call(world, 'POST', `/api/v1/transaction/${journey.line}`, {
    token: world.member,
    body: new Uint8Array(body),
    headers: { 'content-type': contentType, 'idempotency-key': journey.key },
  });
  if (response.status !== 200) failUnexpected('An order', response);
  const id = String(response.body.response._id);
  if (journey.orderId && journey.orderId !== id)
    throw new ConsistencyError(`The key ${journey.key} stands for two orders`);
  journey.orderId = id;
}

async function approve(world: World, journey: Journey): Promise<void> {
  const response = await callJson(
    world,
    'POST',
    `/api/v1/desk/orders/${journey.orderId}/approve`,
    {},
    world.desk,
  );
  // 409: the approval took effect, but its response was lost.
  if (response.status !== 200 && response.status !== 409) failUnexpected('An approval', response);
  journey.approved = true;
}

/** Sends the card number to the gateway, and returns its single-use token. */
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

/** Returns the payment of an earlier attempt whose response was lost. */
async function paidBefore(world: World, journey: Journey, response: ServerResponse): Promise<Payment> {
  const path = `/api/v1/transaction/${journey.line}/${journey.orderId}?invoice=true`;
  const { body } = await callGet(world, path, world.member);
  const { payment } = body.response.invoiceFormat as { payment: Payment | null };
  if (!payment || !isPaid(payment)) failUnexpected('A payment', response);
  return payment;
}

async function pay(world: World, journey: Journey): Promise<void> {
  const byCard = journey.method === 'credit_card';
  const paymentBody = {
    paymentMethod: paymentMethod(journey.method)?.group,
    paymentType: journey.method,
    ...(byCard ? { token: await cardToken(world) } : {}),
  };
  const path = `/api/v1/invoices/${journey.orderId}/${journey.line}`;
  const response = await callJson(world, 'POST', path, paymentBody, world.member);
  // Another server, or the gateway on it, was killed: nothing was acknowledged.
  if (response.status === 503) return;
  if (response.status !== 200 && response.status !== 409) failUnexpected('A payment', response);
  const payment =
    response.status === 409
      ? await paidBefore(world, journey, response)
      : (response.body.response.invoice as { payment: Payment }).payment;
  journey.transactionId = payment.transaction_id;
  journey.paid = isPaid(payment);
}

const BTN = ['btn', 'other_bank'];

async function payAtGateway(world: World, { method, transactionId }: Journey): Promise<void> {
  const simulatorPath = BTN.includes(method) ? 'btn/accounts' : 'midtrans/transactions';
  const response = await call(world, 'POST', `/simulators/${simulatorPath}/${transactionId}/pay`);
  if (response.status !== 303) failUnexpected('The gateway', response);
}

type OrderDetail = { headers: { policyNumber: string | null }; invoice: { paymentStatus: string } | null };

export async function readOrder(world: World, journey: Journey): Promise<OrderDetail> {
  const response = await callGet(
    world,
    `/api/v1/transaction/${journey.line}/${journey.orderId}`,
    world.member,
  );
  if (response.status !== 200) failUnexpected(`The acknowledged order ${journey.orderId}`, response);
  return response.body.response as OrderDetail;
}

export type StepName = 'order' | 'approval' | 'charge' | 'settlement' | 'policy';

/** Returns the next step that is not acknowledged; `null` when the journey is complete. */
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
    // Also after a lost response, when the gateway reports that it is already paid.
    journey.paid = true;
  } else journey.policyNumber = (await readOrder(world, journey)).headers.policyNumber;
}

/** Makes the gateways send waiting notifications now instead of minutes later. */
export async function deliverAll(world: World): Promise<void> {
  await callJson(world, 'POST', '/simulators/midtrans/webhooks/deliver', {});
  await callJson(world, 'POST', '/simulators/btn/callbacks/deliver', {});
}
