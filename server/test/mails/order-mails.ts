import { placeOrder } from '../../src/modules/orders/fixture.ts';
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

/** For tests only: triggers every mail about orders, invoices, payments and policies. */

const INSURED_EMAIL = 'siti.tertanggung@contoh.test';
/** 09:00 in Jakarta on the invoice's last day, when the reminder is sent. */
const LAST_DAY = new Date('2026-11-28T02:00:00Z');
/** 31 seconds after the invoice's due date, 23:59 in Jakarta. */
const AFTER_LAST_DAY = new Date('2026-11-28T16:59:31Z');
const REVISION = { items: ['attachment'], attachments: ['ktp'], feedback: 'Foto KTP kurang jelas.' };
const REJECTION = { reason: 'Luas bangunan tidak sesuai dengan foto.' };

export async function triggerOrderMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const healthOrderId = await step(() => placeOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${healthOrderId}/revise`, REVISION);
  await callDeskApi(scenario, 'POST', `orders/${healthOrderId}/reject`, REJECTION);
  const propertyOrderId = await step(() => placePropertyOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${propertyOrderId}/reject`, REJECTION);
}

export async function triggerInvoiceMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const orderId = await step(() => placeOrder(shop, member));
  await callDeskApi(scenario, 'POST', `orders/${orderId}/approve`);
  await setClock(scenario, LAST_DAY);
  await step(() => shop.runJobs({ includeDelayed: true }));
  await setClock(scenario, AFTER_LAST_DAY);
  await step(() => reconcile(shop.deps));
}

/** Applies an action of the payer or the bank at the simulated gateway, and delivers the gateway's notification. */
const actAndNotify = ({ shop, step }: Scenario, id: string, action: string) =>
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

/** Payload changes for an insured whose e-mail address differs from the member's. */
const changesForOtherInsured = () => ({ emailAddress: INSURED_EMAIL });

export async function triggerPaymentMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const reversedOrder = await step(() => createPayment(shop, 'permata', changesForOtherInsured));
  await step(() => payAtGateway(shop, reversedOrder.payment.transaction_id));
  await step(() => actAtGateway(shop, reversedOrder.payment.transaction_id, 'reverse'));
  await step(async () =>
    notify(shop, (await notificationsOf(shop, reversedOrder.payment.transaction_id)).at(-1)),
  );
  const refundedOrder = await step(() => createPayment(shop, 'gopay'));
  await step(() => payAtGateway(shop, refundedOrder.payment.transaction_id));
  await refund(scenario, refundedOrder.payment.transaction_id, 10_000);
  await refund(scenario, refundedOrder.payment.transaction_id, refundedOrder.payment.total - 10_000);
  const orderPaidTwice = await step(() => createPayment(shop));
  await abandonPayments(shop, orderPaidTwice.orderId);
  const secondPayment = paymentOf(await pay(shop, orderPaidTwice.member, orderPaidTwice.orderId, 'gopay'));
  await step(() => payAtGateway(shop, secondPayment.transaction_id));
  await step(() => payAtGateway(shop, orderPaidTwice.payment.transaction_id));
}

export async function triggerUnpaidMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const declinedOrder = await step(() => createPayment(shop, 'akulaku'));
  await actAndNotify(scenario, declinedOrder.payment.transaction_id, 'decline');
  const cancelledOrder = await step(() => createPayment(shop, 'permata'));
  await actAndNotify(scenario, cancelledOrder.payment.transaction_id, 'cancel');
  await step(() => createPayment(shop));
  const reviewedTransactionIds = await Promise.all([1, 2].map(() => payWithReview(scenario)));
  await actAndNotify(scenario, reviewedTransactionIds[0] ?? '', 'deny');
  // Ten seconds after the payments expire, at 23:59 in Jakarta.
  await setClock(scenario, new Date('2026-11-21T16:59:10Z'));
  await step(() => shop.runJobs({ includeDelayed: true }));
  // After the due date of the invoices.
  await setClock(scenario, new Date('2026-11-30T03:00:00Z'));
  await actAndNotify(scenario, reviewedTransactionIds[1] ?? '', 'deny');
}

/** Pays by a card whose payment the bank reviews. Returns the id of the gateway's transaction. */
async function payWithReview(scenario: Scenario): Promise<string> {
  const { shop, step } = scenario;
  const { member, orderId, payment } = await step(() => createPayment(shop));
  const token = await createCardToken(shop, CARDS.challengedAfter3ds);
  const reply = await pay(shop, member, orderId, 'credit_card', { token, replace: true });
  if (reply.status !== 200) throw new Error(`The card was refused after ${payment.type}: ${reply.text}`);
  const { transaction_id: id } = paymentOf(reply);
  await actAndNotify(scenario, id, 'challenge');
  return id;
}

const PARCEL = { courier: 'JNE Reguler', trackingNumber: 'JNE0012345678901', date: '2026-11-21' };

export async function triggerPolicyMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const changesForPrintedPolicy = () => ({ printPolicy: true, ...changesForOtherInsured() });
  const { orderId, payment } = await step(() => createPayment(shop, 'bca', changesForPrintedPolicy));
  await step(() => payAtGateway(shop, payment.transaction_id));
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  await step(() => ensureCertificate(shop.deps, policy?.id ?? ''));
  await step(() => shop.runJobs());
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/delivery`, PARCEL);
  const correctedParcel = { ...PARCEL, trackingNumber: 'JNE0012345678902' };
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/delivery`, correctedParcel);
  await callDeskApi(scenario, 'PUT', `orders/${orderId}/receipt`, { date: '2026-11-21' });
}

/** Buys a policy for the scenario's member, so that the mail about the deleted account lists retained records. */
export async function placePaidOrder({ shop, member, step }: Scenario): Promise<void> {
  const orderId = await step(() => placeOrder(shop, member));
  await callDeskApi({ shop, member, step }, 'POST', `orders/${orderId}/approve`);
  const reply = await step(() => pay(shop, member, orderId, 'bca'));
  await step(() => payAtGateway(shop, paymentOf(reply).transaction_id));
  await step(() => shop.runJobs());
}
