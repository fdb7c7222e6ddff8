import { randomUUID } from 'node:crypto';
import { uploadId } from '@naungan/api/uploads';
import { type PaymentMethodCode, paymentMethod } from '@naungan/domain/payment-method';
import { uniqueVehicleNumbers } from '../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { filesFor, payloadFor, planByCode, textParts } from '../../src/modules/orders/fixture.ts';
import {
  AVANZA,
  type VehicleQuote,
  vehicleParts,
  vehicleProduct,
} from '../../src/modules/orders/vehicle.fixture.ts';
import type { Part } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';
import {
  type Connection,
  ConsistencyError,
  call,
  callGet,
  callJson,
  failUnexpected,
  randomItem,
  type ServerResponse,
} from './requests.ts';
import {
  type ClaimProgress,
  isIncomplete,
  submitClaim,
  UPLOADED_CODE,
  type UploadProgress,
  uploadChunk,
} from './upload-and-claim.ts';

export {
  type Connection,
  ConsistencyError,
  callGet,
  callJson,
  signInMemberAndDesk,
} from './requests.ts';

/** Two lines with different ways of pricing: by age, and by a catalogue with extensions. */
const LINES = ['kesehatan', 'kendaraan'] as const;
type OrderedLine = (typeof LINES)[number];

/** The partner of every order. */
export const PARTNER = 'toko-maju';

/** The progress of one order, from the upload of a file to a claim. A result is null or false until the server has acknowledged it. */
export type Journey = UploadProgress &
  ClaimProgress & {
    key: string;
    line: OrderedLine;
    /** Plate, chassis and engine number. They do not change: the server rejects a repeated order with other numbers. */
    vehicle: ReturnType<typeof uniqueVehicleNumbers>;
    method: PaymentMethodCode;
    /** Whether the simulated insurer decides the order; otherwise the desk does. */
    isDecidedByInsurer: boolean;
    /** Whether a file is uploaded before a health order, and a claim follows the policy. */
    hasUploadAndClaim: boolean;
    isApproved: boolean;
    transactionId: string | null;
    isPaid: boolean;
  };

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

export const createJourney = ({
  isDecidedByInsurer = false,
  hasUploadAndClaim = false,
}: Partial<Pick<Journey, 'isDecidedByInsurer' | 'hasUploadAndClaim'>> = {}): Journey => ({
  key: randomUUID(),
  line: randomItem(LINES),
  vehicle: uniqueVehicleNumbers(AVANZA.plat),
  method: randomItem(METHODS),
  isDecidedByInsurer,
  hasUploadAndClaim,
  claimKey: randomUUID(),
  uploadUrl: null,
  sentBytes: 0,
  orderId: null,
  isApproved: false,
  transactionId: null,
  isPaid: false,
  policyNumber: null,
  claimId: null,
});

// The simulated insurer does not decide orders for an insured with the second name, so only the desk approves them.
const insuredOf = ({ isDecidedByInsurer }: Journey) => ({
  fullname: isDecidedByInsurer ? 'Siti Rahayu' : 'Siti Tunggu',
});

/** Returns the form of an order, which is the same for each attempt. */
async function orderParts(connection: Connection, journey: Journey): Promise<Part[]> {
  const { line, vehicle, uploadUrl } = journey;
  if (line === 'kesehatan') {
    const plan = planByCode('HK-01');
    const form = textParts(plan, payloadFor(plan, new Date(), insuredOf(journey)));
    if (uploadUrl === null) return [...form, ...filesFor(plan)];
    return [
      ...form,
      { name: 'uploads', content: JSON.stringify({ [UPLOADED_CODE]: uploadId(uploadUrl) }) },
      ...filesFor(plan).filter(({ name }) => name !== UPLOADED_CODE),
    ];
  }
  const { _id } = vehicleProduct('KA-01');
  const response = await callGet(
    connection,
    `/api/v1/vehicle-insurances/${_id}?${new URLSearchParams(AVANZA)}`,
  );
  if (response.status !== 200) failUnexpected('A quote', response);
  return vehicleParts(response.body.response as unknown as VehicleQuote, AVANZA, new Date(), {
    ...insuredOf(journey),
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
  if (journey.isDecidedByInsurer) {
    const { headers } = await readOrder(connection, journey);
    journey.isApproved = headers.statusOrder === 'approve';
    return;
  }
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

const gatewayOf = ({ gateway, ...connection }: Connection): Connection =>
  gateway === undefined ? connection : { ...connection, origins: [gateway] };

/** Sends the card number to the gateway, and returns its single-use token. */
async function cardToken(connection: Connection): Promise<string> {
  const query = new URLSearchParams({
    client_key: 'SB-Mid-client-simulator',
    card_number: '4556557955726624',
    card_exp_month: '12',
    card_exp_year: String(new Date().getFullYear() + 2),
    card_cvv: '123',
  });
  const { body } = await callGet(gatewayOf(connection), `/simulators/midtrans/v2/token?${query}`);
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
  // Another server was killed while it created the payment, so the payment is not acknowledged.
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
  const gateway = gatewayOf(connection);
  const response = await call(gateway, 'POST', `/simulators/${simulatorPath}/${transactionId}/pay`);
  if (response.status !== 303) failUnexpected('The gateway', response);
}

type OrderDetail = {
  headers: { policyNumber: string | null; statusOrder: string };
  invoice: { paymentStatus: string } | null;
};

export async function readOrder(connection: Connection, journey: Journey): Promise<OrderDetail> {
  const response = await callGet(
    connection,
    `/api/v1/transaction/${journey.line}/${journey.orderId}`,
    connection.member,
  );
  if (response.status !== 200) failUnexpected(`The acknowledged order ${journey.orderId}`, response);
  return response.body.response as OrderDetail;
}

/** Reads the policy of the order in the member's list, because the server checks a payment whose order is read. */
async function findPolicyNumber(connection: Connection, { orderId }: Journey): Promise<string | null> {
  const { body } = await callGet(connection, '/api/v1/policies', connection.member);
  const policies = body.response as unknown as { orderId: string; policyNumber: string }[];
  return policies.find((policy) => policy.orderId === orderId)?.policyNumber ?? null;
}

export type StepName = 'upload' | 'order' | 'approval' | 'charge' | 'settlement' | 'policy' | 'claim';

const needsUpload = (journey: Journey) =>
  journey.hasUploadAndClaim && journey.line === 'kesehatan' && isIncomplete(journey);

/** Returns the next step that is not acknowledged; `null` when the journey is complete. */
export function nextStepOf(journey: Journey): StepName | null {
  if (!journey.orderId) return needsUpload(journey) ? 'upload' : 'order';
  if (!journey.isApproved) return 'approval';
  if (!journey.transactionId) return 'charge';
  if (!journey.isPaid) return 'settlement';
  if (!journey.policyNumber) return 'policy';
  return journey.hasUploadAndClaim && !journey.claimId ? 'claim' : null;
}

/** Sends the request of a step and stores its acknowledged result in the journey. */
export async function performStep(connection: Connection, journey: Journey, step: StepName): Promise<void> {
  if (step === 'upload') await uploadChunk(connection, journey);
  else if (step === 'order') await placeOrder(connection, journey);
  else if (step === 'approval') await approve(connection, journey);
  else if (step === 'charge') await pay(connection, journey);
  else if (step === 'settlement') {
    await payAtGateway(connection, journey);
    // The gateway also responds with 303 if an earlier request, whose response was lost, has paid.
    journey.isPaid = true;
  } else if (step === 'policy') journey.policyNumber = await findPolicyNumber(connection, journey);
  else await submitClaim(connection, journey);
}
