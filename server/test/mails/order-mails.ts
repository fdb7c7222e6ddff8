import { placeOrder, planByCode } from '../../src/modules/orders/fixture.ts';
import { placePropertyOrder } from '../../src/modules/orders/property.fixture.ts';
import {
  abandonPayments,
  actAtGateway,
  createPayment,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  pay,
  payAtGateway,
  paymentOf,
} from '../../src/modules/payments/fixture.ts';
import { CARDS, createCardToken } from '../../src/modules/payments/gateways.fixture.ts';
import { reconcile } from '../../src/modules/payments/jobs.ts';
import { ensureCertificate } from '../../src/modules/policies/certificate/file.ts';
import { callDeskApi, type Scenario, setClock } from './scenario.ts';

/** For tests only: every mail about orders, invoices, payments and policies. */

const INSURED = 'siti.tertanggung@contoh.test';
const LAST_DAY = new Date('2026-11-28T02:00:00Z');
const AFTER_LAST_DAY = new Date('2026-11-28T16:59:31Z');
const REVISION = { items: ['attachment'], attachments: ['ktp'], feedback: 'Foto KTP kurang jelas.' };
const REJECTION = { reason: 'Luas bangunan tidak sesuai dengan foto.' };

export async function triggerOrderMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const health = await step(() => placeOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${health}/revise`, REVISION);
  await callDeskApi(scenario, 'POST', `orders/${health}/reject`, REJECTION);
  const property = await step(() => placePropertyOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${property}/reject`, REJECTION);
}

export async function triggerInvoiceMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const orderId = await step(() => placeOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${orderId}/approve`);
  await setClock(scenario, LAST_DAY);
  await step(() => shop.runJobs({ later: true }));
  await setClock(scenario, AFTER_LAST_DAY);
  await step(() => reconcile(shop.deps));
}

/** Applies an action of the payer or the bank at the gateway, and delivers its notification. */
const applyAtGateway = ({ shop, step }: Scenario, id: string, action: string) =>
  step(async () => {
    shop.clock.advance(1);
    await shop.api('POST', `//simulators/midtrans/transactions/${id}/${action}`);
    return notify(shop, (await notificationsOf(shop, id)).at(-1));
  });

/** Refunds an amount by the gateway's API, as the office does on the gateway's pages. */
const refund = ({ shop, step }: Scenario, id: string, amount: number) =>
  step(async () => {
    const { config } = shop.deps;
    const key = Buffer.from(`${config.MIDTRANS_SERVER_KEY}:`).toString('base64');
    const headers = { authorization: `Basic ${key}` };
    const body = { amount, reason: 'Permintaan pelanggan' };
    await shop.api('POST', `//simulators/midtrans/v2/${id}/refund`, { body, headers });
    return notify(shop, (await notificationsOf(shop, id)).at(-1));
  });

const otherInsured = () => ({ emailAddress: INSURED });

export async function triggerPaymentMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const reversed = await step(() => createPayment(shop, 'permata', otherInsured));
  await step(() => payAtGateway(shop, reversed.payment.transaction_id));
  await step(() => actAtGateway(shop, reversed.payment.transaction_id, 'reverse'));
  await step(async () => notify(shop, (await notificationsOf(shop, reversed.payment.transaction_id)).at(-1)));
  const refunded = await step(() => createPayment(shop, 'gopay'));
  await step(() => payAtGateway(shop, refunded.payment.transaction_id));
  await refund(scenario, refunded.payment.transaction_id, 10_000);
  await refund(scenario, refunded.payment.transaction_id, refunded.payment.total - 10_000);
  const paidTwice = await step(() => createPayment(shop));
  await abandonPayments(shop, paidTwice.orderId);
  const secondPayment = paymentOf(await pay(shop, paidTwice.member, paidTwice.orderId, 'gopay'));
  await step(() => payAtGateway(shop, secondPayment.transaction_id));
  await step(() => payAtGateway(shop, paidTwice.payment.transaction_id));
}

export async function triggerUnpaidMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const declined = await step(() => createPayment(shop, 'akulaku'));
  await applyAtGateway(scenario, declined.payment.transaction_id, 'decline');
  const cancelled = await step(() => createPayment(shop, 'permata'));
  await applyAtGateway(scenario, cancelled.payment.transaction_id, 'cancel');
  await step(() => createPayment(shop));
  const reviewed = await Promise.all([1, 2].map(() => payWithReview(scenario)));
  await applyAtGateway(scenario, reviewed[0] ?? '', 'deny');
  await setClock(scenario, new Date('2026-11-21T16:59:10Z'));
  await step(() => shop.runJobs({ later: true }));
  await setClock(scenario, new Date('2026-11-30T03:00:00Z'));
  await applyAtGateway(scenario, reviewed[1] ?? '', 'deny');
}

/** Pays by a card whose payment the bank reviews; returns the transaction. */
async function payWithReview(scenario: Scenario): Promise<string> {
  const { shop, step } = scenario;
  const { member, orderId, payment } = await step(() => createPayment(shop));
  const token = await createCardToken(shop, CARDS.challenge);
  const reply = await pay(shop, member, orderId, 'credit_card', { token, replace: true });
  if (reply.status !== 200) throw new Error(`The card was refused after ${payment.type}: ${reply.text}`);
  const { transaction_id: id } = paymentOf(reply);
  await applyAtGateway(scenario, id, 'challenge');
  return id;
}

const PARCEL = { courier: 'JNE Reguler', trackingNumber: 'JNE0012345678901', date: '2026-11-21' };

export async function triggerPolicyMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const printed = () => ({ printPolicy: true, ...otherInsured() });
  const { orderId, payment } = await step(() => createPayment(shop, 'bca', printed));
  await step(() => payAtGateway(shop, payment.transaction_id));
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  await step(() => ensureCertificate(shop.deps, policy?.id ?? ''));
  await step(() => shop.runJobs());
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/delivery`, PARCEL);
  const corrected = { ...PARCEL, trackingNumber: 'JNE0012345678902' };
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/delivery`, corrected);
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/receipt`, { date: '2026-11-21' });
}

/** Buys a policy for the scenario's member, so that the mail about the deleted account lists retained records. */
export async function placePaidOrder({ shop, member, step }: Scenario): Promise<void> {
  const orderId = await step(() => placeOrder(shop, member, { code: planByCode('HK-01').code }));
  await callDeskApi({ shop, member, step }, 'POST', `orders/${orderId}/approve`);
  const reply = await step(() => pay(shop, member, orderId, 'bca'));
  await step(() => payAtGateway(shop, paymentOf(reply).transaction_id));
  await step(() => shop.runJobs());
}
