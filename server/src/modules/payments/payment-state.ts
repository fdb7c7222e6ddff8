import type { GatewayStatus } from './gateway.ts';

/** The status of a payment: `creating` until the gateway has responded, then the gateway's status. */
export type PaymentState = 'creating' | GatewayStatus;

/**
 * The effect of a status call on a payment. `settle`: money arrived. `reverse`: money was returned. `update`:
 * the new status is stored. `cancelAtGateway`: the gateway still accepts money for a payment that has ended, so the
 * transaction must be cancelled there. `confirm`: captured money is final. `ignore`: the status is not new, or is an earlier one.
 */
export type Transition = 'settle' | 'reverse' | 'update' | 'cancelAtGateway' | 'confirm' | 'ignore';

const ACTIVE_STATUSES = ['creating', 'pending', 'challenge'] as const;
const PAID_STATUSES = ['capture', 'settlement'] as const;
const UNPAID_END_STATUSES = ['deny', 'cancel', 'expire', 'failure'] as const;
const RETURN_STATUSES = ['refund', 'reversal'] as const;

/** Every status that a gateway can report. */
export const GATEWAY_STATUSES: readonly GatewayStatus[] = [
  'pending',
  'challenge',
  ...PAID_STATUSES,
  ...UNPAID_END_STATUSES,
  ...RETURN_STATUSES,
];

const isOneOf = (list: readonly string[]) => (state: string) => list.includes(state);
/** Returns whether a payment is payable or being created; an invoice has at most one such payment. */
export const isActive = isOneOf(ACTIVE_STATUSES);
export const isPaidState = isOneOf(PAID_STATUSES);
export const hasEndedUnpaid = isOneOf(UNPAID_END_STATUSES);
/** Returns the status of a payment that ended without money; `null` for any other status. */
export const unpaidEndStatus = (status: string): (typeof UNPAID_END_STATUSES)[number] | null =>
  UNPAID_END_STATUSES.find((endStatus) => endStatus === status) ?? null;
/** Returns whether the customer got the money back: the payment was refunded or reversed. */
export const isReturned = isOneOf(RETURN_STATUSES);
export const ACTIVE_STATES: readonly PaymentState[] = ACTIVE_STATUSES;
export const PAID_STATES: readonly PaymentState[] = PAID_STATUSES;
export const RETURNED_STATES: readonly PaymentState[] = RETURN_STATUSES;

function fromPaid(currentState: PaymentState, reportedStatus: GatewayStatus, isPaid: boolean): Transition {
  if (isPaid) return currentState === 'capture' && reportedStatus === 'settlement' ? 'confirm' : 'ignore';
  // `settlement → deny` is how Permata, Mandiri and Indomaret reverse a payment; a card's capture can be
  // cancelled.
  if (reportedStatus === 'deny' || reportedStatus === 'cancel' || isReturned(reportedStatus))
    return 'reverse';
  return 'ignore';
}

/**
 * Returns the transition of one payment for the result of a status call (never a notification). Received money takes
 * precedence: an expired or cancelled payment that turns out to be paid is settled. A refunded or reversed payment never changes.
 */
export function transitionOf(
  currentState: PaymentState,
  reportedStatus: GatewayStatus,
  isPaid: boolean,
): Transition {
  if (isReturned(currentState)) return 'ignore';
  if (isPaidState(currentState)) return fromPaid(currentState, reportedStatus, isPaid);
  if (isPaid) return 'settle';
  // "settlement" or "capture" without the other conditions for a paid transaction: the payment stays under review.
  const status = isPaidState(reportedStatus) ? 'challenge' : reportedStatus;
  if (hasEndedUnpaid(currentState)) return isActive(status) ? 'cancelAtGateway' : 'ignore';
  return status === currentState ? 'ignore' : 'update';
}

/** Returns the status to store for a result without money. */
export function unpaidStatus(reportedStatus: GatewayStatus): GatewayStatus {
  return isPaidState(reportedStatus) ? 'challenge' : reportedStatus;
}
