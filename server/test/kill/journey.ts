import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PaymentMethodCode, paymentMethod } from '@naungan/domain/payment-method';
import { uniqueVehicleNumbers } from '../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { filesFor, payloadFor, planByCode, textParts } from '../../src/modules/orders/fixture.ts';
import {
  AVANZA,
  type VehicleQuote,
  vehicleParts,
  vehicleProduct,
} from '../../src/modules/orders/vehicle.fixture.ts';
import { COMPLETE_PROFILE } from '../complete-profile.ts';
import type { Part } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';

/** Two lines with different ways of pricing: by age, and by a catalogue with extensions. */
const LINES = ['kesehatan', 'kendaraan'] as const;
type OrderedLine = (typeof LINES)[number];

/** The partner of every order. */
export const PARTNER = 'toko-maju';

/** The progress of one order, from placement to policy. A result is null or false until the server has acknowledged it. */
export type Journey = {
  key: string;
  line: OrderedLine;
  /** Plate, chassis and engine number. They do not change: the server rejects a repeated order with other numbers. */
  vehicle: ReturnType<typeof uniqueVehicleNumbers>;
  method: PaymentMethodCode;
  orderId: string | null;
  isApproved: boolean;
  transactionId: string | null;
  isPaid: boolean;
  policyNumber: string | null;
};

/** `origins`: origins of the servers; each call goes to a random one. `member`, `desk`: tokens. */
export type Connection = { origins: string[]; member: string; desk: string };

/**
 * One method of each kind of instrument. `credit_card` is charged immediately, without 3-D Secure, and is listed
 * twice so that it is chosen more often.
 */
const METHODS: PaymentMethodCode[] = [
  'bca',
  'permata',
  'gopay',
  'btn',
  'other_bank',
  'credit_card',
  'credit_card',
];

const randomItem = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

export const createJourney = (): Journey => ({
  key: randomUUID(),
  line: randomItem(LINES),
  vehicle: uniqueVehicleNumbers(AVANZA.plat),
  method: randomItem(METHODS),
  orderId: null,
  isApproved: false,
  transactionId: null,
  isPaid: false,
  policyNumber: null,
});

/** Thrown when an acknowledged result is missing or exists twice. */
export class ConsistencyError extends Error {}

type ServerResponse = { status: number; body: { response: Record<string, unknown> } };

/** Sends a request; throws when the server is killed during the request. */
async function call(
  connection: Connection,
  method: string,
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<ServerResponse> {
  const { token, headers, ...otherOptions } = init;
  const response = await fetch(`${randomItem(connection.origins)}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: { ...(token ? { access_token: token } : {}), ...(headers as Record<string, string>) },
    ...otherOptions,
  });
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, body };
}

export const callJson = (
  connection: Connection,
  method: string,
  path: string,
  body: unknown,
  token?: string,
) =>
  call(connection, method, path, {
    ...(token ? { token } : {}),
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
export const callGet = (connection: Connection, path: string, token?: string) =>
  call(connection, 'GET', path, token ? { token } : {});

const PASSWORD = 'Rahasia123';

/** The member of a connection, with a complete profile. */
export type Account = { id: string; fullName: string; email: string; password: string };

/** Registers a member, and signs in the member and the desk, whose account is in `dataDir`. */
export async function signInMemberAndDesk(
  origins: string[],
  dataDir: string,
): Promise<Connection & { account: Account }> {
  const visitor = { origins, member: '', desk: '' };
  const email = `${randomUUID().slice(0, 8)}@contoh.test`;
  const phone_number = `0812${randomInt(10_000_000, 99_999_999)}`;
  await callJson(visitor, 'POST', '/api/v1/user/member', {
    full_name: 'Siti Rahayu',
    phone_number,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const login = await callJson(visitor, 'POST', '/api/v1/user/login', { email, password: PASSWORD });
  const deskAccount = JSON.parse(await readFile(join(dataDir, 'desk.json'), 'utf8'));
  const desk = await callJson(visitor, 'POST', '/api/v1/desk/login', deskAccount);
  const member = String(login.body.response.access_token);
  const { id } = login.body.response.user as { id: string };
  const profile = { full_name: 'Siti Rahayu', email, phone_number, ...COMPLETE_PROFILE };
  const profileReply = await callJson(visitor, 'PUT', `/api/v1/user/member/${id}`, profile, member);
  if (profileReply.status !== 200)
    throw new Error(`The server rejected the profile: ${JSON.stringify(profileReply.body)}`);
  const account = { id, fullName: 'Siti Rahayu', email, password: PASSWORD };
  return { origins, member, desk: String(desk.body.response.access_token), account };
}

function failUnexpected(step: string, { status, body }: ServerResponse): never {
  throw new ConsistencyError(`${step} got the status ${status}: ${JSON.stringify(body)}`);
}

// The simulated insurer does not decide orders for an insured with this name, so only the desk approves them.
const INSURED = { fullname: 'Siti Tunggu' };

/** Returns the form of an order, which is the same for each attempt. */
async function orderParts(connection: Connection, { line, vehicle }: Journey): Promise<Part[]> {
  if (line === 'kesehatan') {
    const plan = planByCode('HK-01');
    return [...textParts(plan, payloadFor(plan, new Date(), INSURED)), ...filesFor(plan)];
  }
  const { _id } = vehicleProduct('KA-01');
  const response = await callGet(
    connection,
    `/api/v1/vehicle-insurances/${_id}?${new URLSearchParams(AVANZA)}`,
  );
  if (response.status !== 200) failUnexpected('A quote', response);
  return vehicleParts(response.body.response as unknown as VehicleQuote, AVANZA, new Date(), {
    ...INSURED,
    ...vehicle,
  });
}

/** Sends the order; expects the same order for a repeated key. */
export async function placeOrder(connection: Connection, journey: Journey): Promise<void> {
  const partner: Part = { name: 'partner', content: PARTNER };
  const { payload: body, contentType } = encodeMultipart([
    partner,
    ...(await orderParts(connection, journey)),
  ]);
  const response = await call(connection, 'POST', `/api/v1/transaction/${journey.line}`, {
    token: connection.member,
    body: new Uint8Array(body),
    headers: { 'content-type': contentType, 'idempotency-key': journey.key },
  });
  if (response.status !== 200) failUnexpected('An order', response);
  const id = String(response.body.response._id);
  if (journey.orderId && journey.orderId !== id)
    throw new ConsistencyError(`The key ${journey.key} has two orders`);
  journey.orderId = id;
}

async function approve(connection: Connection, journey: Journey): Promise<void> {
  const response = await callJson(
    connection,
    'POST',
    `/api/v1/desk/orders/${journey.orderId}/approve`,
    {},
    connection.desk,
  );
  // 409: an earlier request, whose response was lost, has approved the order.
  if (response.status !== 200 && response.status !== 409) failUnexpected('An approval', response);
  journey.isApproved = true;
}

/** Sends the card number to the gateway, and returns its single-use token. */
async function cardToken(connection: Connection): Promise<string> {
  const query = new URLSearchParams({
    client_key: 'SB-Mid-client-simulator',
    card_number: '4556557955726624',
    card_exp_month: '12',
    card_exp_year: String(new Date().getFullYear() + 2),
    card_cvv: '123',
  });
  const { body } = await callGet(connection, `/simulators/midtrans/v2/token?${query}`);
  return String((body as unknown as { token_id: string }).token_id);
}

type Payment = { transaction_id: string; status: string };
const isPaid = ({ status }: Payment) => status === 'capture' || status === 'settlement';

/** Returns the payment of an earlier attempt whose response was lost. */
async function findEarlierPayment(
  connection: Connection,
  journey: Journey,
  response: ServerResponse,
): Promise<Payment> {
  const path = `/api/v1/transaction/${journey.line}/${journey.orderId}?invoice=true`;
  const { body } = await callGet(connection, path, connection.member);
  const { payment } = body.response.invoiceFormat as { payment: Payment | null };
  if (!payment || !isPaid(payment)) failUnexpected('A payment', response);
  return payment;
}

async function pay(connection: Connection, journey: Journey): Promise<void> {
  const isCard = journey.method === 'credit_card';
  const paymentBody = {
    paymentMethod: paymentMethod(journey.method)?.group,
    paymentType: journey.method,
    ...(isCard ? { token: await cardToken(connection) } : {}),
  };
  const path = `/api/v1/invoices/${journey.orderId}/${journey.line}`;
  const response = await callJson(connection, 'POST', path, paymentBody, connection.member);
  // The server with the simulated gateway was killed, so the payment is not acknowledged.
  if (response.status === 503) return;
  if (response.status !== 200 && response.status !== 409) failUnexpected('A payment', response);
  const payment =
    response.status === 409
      ? await findEarlierPayment(connection, journey, response)
      : (response.body.response.invoice as { payment: Payment }).payment;
  journey.transactionId = payment.transaction_id;
  journey.isPaid = isPaid(payment);
}

const BTN_METHODS = ['btn', 'other_bank'];

async function payAtGateway(connection: Connection, { method, transactionId }: Journey): Promise<void> {
  const simulatorPath = BTN_METHODS.includes(method) ? 'btn/accounts' : 'midtrans/transactions';
  const response = await call(connection, 'POST', `/simulators/${simulatorPath}/${transactionId}/pay`);
  if (response.status !== 303) failUnexpected('The gateway', response);
}

type OrderDetail = { headers: { policyNumber: string | null }; invoice: { paymentStatus: string } | null };

export async function readOrder(connection: Connection, journey: Journey): Promise<OrderDetail> {
  const response = await callGet(
    connection,
    `/api/v1/transaction/${journey.line}/${journey.orderId}`,
    connection.member,
  );
  if (response.status !== 200) failUnexpected(`The acknowledged order ${journey.orderId}`, response);
  return response.body.response as OrderDetail;
}

export type StepName = 'order' | 'approval' | 'charge' | 'settlement' | 'policy';

/** Returns the next step that is not acknowledged; `null` when the journey is complete. */
export function nextStepOf(journey: Journey): StepName | null {
  if (!journey.orderId) return 'order';
  if (!journey.isApproved) return 'approval';
  if (!journey.transactionId) return 'charge';
  if (!journey.isPaid) return 'settlement';
  return journey.policyNumber ? null : 'policy';
}

/** Sends the request of a step and stores its acknowledged result in the journey. */
export async function performStep(connection: Connection, journey: Journey, step: StepName): Promise<void> {
  if (step === 'order') await placeOrder(connection, journey);
  else if (step === 'approval') await approve(connection, journey);
  else if (step === 'charge') await pay(connection, journey);
  else if (step === 'settlement') {
    await payAtGateway(connection, journey);
    // The gateway also responds with 303 if an earlier request, whose response was lost, has paid.
    journey.isPaid = true;
  } else journey.policyNumber = (await readOrder(connection, journey)).headers.policyNumber;
}

/** Makes the simulated gateways send all waiting notifications immediately. */
export async function deliverNotifications(connection: Connection): Promise<void> {
  await callJson(connection, 'POST', '/simulators/midtrans/webhooks/deliver', {});
  await callJson(connection, 'POST', '/simulators/btn/callbacks/deliver', {});
}
