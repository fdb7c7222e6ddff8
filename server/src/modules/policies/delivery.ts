import type { DispatchForm, ReceiptForm } from '@naungan/api/desk-delivery';
import { formatLongDate, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type OrderRecord, orderStateMachine } from '../orders/service.ts';
import { mailParcelArrived, mailParcelSent, type Parcel } from './mails.ts';
import { changePolicy, type PolicyChange, type PolicyRecord, policiesOfOrder } from './repository.ts';
import { policyStateMachine } from './state-machine.ts';

/** The delivery statuses that the policy's page shows. */
const SENT_LABEL = 'Dikirim';
const RECEIVED_LABEL = 'Diterima';

type PrintedPolicies = { order: OrderRecord; policies: [PolicyRecord, ...PolicyRecord[]] };

/**
 * Locks an order with printed policies. Returns its policies that are not void. @throws ApiProblem NOT_FOUND,
 * CONFLICT
 */
async function lockPrintedPolicies(tx: Tx, orderId: string): Promise<PrintedPolicies> {
  const order = (await orderStateMachine.lock(tx, orderId)) ?? throwProblem('NOT_FOUND');
  if (!order.shipping.printPolicy) throwProblem('CONFLICT', 'Pesanan ini tanpa polis cetak');
  const policies = await policiesOfOrder(tx, orderId);
  const [firstPolicy, ...otherPolicies] = policies.filter(({ status }) => status === 'active');
  if (!firstPolicy) return throwProblem('CONFLICT', 'Polis belum terbit atau tidak berlaku lagi');
  return { order, policies: [firstPolicy, ...otherPolicies] };
}

/** Checks that the date is between `earliest` and today. @throws ApiProblem INVALID */
function checkDate(date: IsoDate, earliest: IsoDate, now: Date, tooEarlyMessage: string): void {
  const today = todayInJakarta(now);
  const reject = (message: string) => throwProblem('INVALID', message, [{ path: 'date', message }]);
  if (date > today) reject(`Tanggal paling lambat hari ini, ${formatLongDate(today)}`);
  if (date < earliest) reject(tooEarlyMessage);
}

const parcelOf = (policies: PrintedPolicies['policies'], change: PolicyChange): Parcel => ({
  ...policies[0],
  ...change,
  numbers: policies.map(({ policyNumber }) => policyNumber).join(' dan '),
});

/** Returns the steps of a delivery that are possible now for an order with these policies. */
export function openDeliverySteps(
  { shipping }: OrderRecord,
  policies: readonly PolicyRecord[],
): ('dispatch' | 'receive')[] {
  const policy = policies.find(({ status }) => status === 'active');
  if (!shipping.printPolicy || !policy || policy.serviceDelivery === RECEIVED_LABEL) return [];
  return policy.serviceDelivery === SENT_LABEL ? ['dispatch', 'receive'] : ['dispatch'];
}

/** Changes each policy, writes the note to its journal and notifies its open pages. */
async function storeDelivery(
  tx: Tx,
  policies: readonly PolicyRecord[],
  change: PolicyChange,
  note: { actor: string; reason: string; now: Date },
): Promise<void> {
  for (const policy of policies) {
    await changePolicy(tx, policy.id, change);
    await policyStateMachine.recordRemark(tx, policy, note);
    await policyStateMachine.publish(tx, policy, policy.status);
  }
}

/**
 * Records that the printed policies were handed to a courier, and mails where to track them. Until their arrival, a
 * call with other data corrects the record, and mails again if the courier or the tracking number differs.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export async function dispatchPolicy(
  deps: Deps,
  orderId: string,
  actor: string,
  { courier, trackingNumber, date }: DispatchForm,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { order, policies } = await lockPrintedPolicies(tx, orderId);
    const [policy] = policies;
    if (policy.serviceDelivery === RECEIVED_LABEL) throwProblem('CONFLICT', 'Polis cetak ini sudah diterima');
    const issuedOn = todayInJakarta(policy.issuedAt);
    const now = deps.clock();
    checkDate(date, issuedOn, now, `Polis baru terbit pada ${formatLongDate(issuedOn)}`);
    const isCorrection = policy.serviceDelivery === SENT_LABEL;
    const isSameParcel = policy.deliveryCourier === courier && policy.trackingNumber === trackingNumber;
    const isRecordedParcel = isCorrection && isSameParcel;
    if (isRecordedParcel && policy.policyDeliveryDate === date) return;
    const change = {
      serviceDelivery: SENT_LABEL,
      deliveryCourier: courier,
      trackingNumber,
      policyDeliveryDate: date,
    };
    const noteSubject = isCorrection ? 'corrected: printed policy' : 'printed policy';
    const reason = `${noteSubject} sent by ${courier}, ${trackingNumber}, on ${date}`;
    await storeDelivery(tx, policies, change, { actor, reason, now });
    if (!isRecordedParcel) await mailParcelSent(tx, deps, order, parcelOf(policies, change), isCorrection);
  });
}

/**
 * Records that the printed policies have arrived. A repeated call changes nothing.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export async function receivePolicy(
  deps: Deps,
  orderId: string,
  actor: string,
  { date }: ReceiptForm,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { order, policies } = await lockPrintedPolicies(tx, orderId);
    const [policy] = policies;
    if (policy.serviceDelivery === RECEIVED_LABEL) return;
    const sentOn = policy.serviceDelivery === SENT_LABEL ? policy.policyDeliveryDate : null;
    if (!sentOn) return throwProblem('CONFLICT', 'Polis cetak ini belum tercatat sebagai dikirim');
    const now = deps.clock();
    checkDate(date, sentOn, now, `Polis baru dikirim pada ${formatLongDate(sentOn)}`);
    const change = { serviceDelivery: RECEIVED_LABEL, policyReceivedDate: date };
    await storeDelivery(tx, policies, change, { actor, reason: `printed policy received on ${date}`, now });
    await mailParcelArrived(tx, deps, order, parcelOf(policies, change));
  });
}
