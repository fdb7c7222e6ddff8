import type { GatewayStatus } from './gateway.ts';

/** Where a payment is: `creating` until the gateway has answered, then what the gateway said. */
export type PaymentState = 'creating' | GatewayStatus;

/**
 * What an observation means for a payment:
 * `settle` money arrived; `reverse` money that had arrived went back; `update` the new status is
 * kept; `stray` the gateway holds a payable transaction that we have given up, to be cancelled
 * there; `confirm` captured money is final now; `ignore` nothing new, or a step backwards.
 */
export type Transition = 'settle' | 'reverse' | 'update' | 'stray' | 'confirm' | 'ignore';

const ACTIVE = ['creating', 'pending', 'challenge'] as const;
const PAID = ['capture', 'settlement'] as const;
const DEAD = ['deny', 'cancel', 'expire', 'failure'] as const;
const RETURNED = ['refund', 'reversal'] as const;

/** All that a gateway may say. */
export const OBSERVED_STATES: readonly GatewayStatus[] = [
  'pending',
  'challenge',
  ...PAID,
  ...DEAD,
  ...RETURNED,
];

const among = (list: readonly string[]) => (state: string) => list.includes(state);
/** Payable, or about to be: at most one for an invoice. */
export const isActive = among(ACTIVE);
export const isPaidState = among(PAID);
export const isDead = among(DEAD);
export const isReturned = among(RETURNED);
export const ACTIVE_STATES: readonly PaymentState[] = ACTIVE;
export const PAID_STATES: readonly PaymentState[] = PAID;
export const RETURNED_STATES: readonly PaymentState[] = RETURNED;

function fromPaid(current: PaymentState, observed: GatewayStatus, paid: boolean): Transition {
  if (paid) return current === 'capture' && observed === 'settlement' ? 'confirm' : 'ignore';
  // `settlement → deny` is how Permata, Mandiri and Indomaret take a payment back; a card's capture can be cancelled.
  if (observed === 'deny' || observed === 'cancel' || isReturned(observed)) return 'reverse';
  return 'ignore';
}

/**
 * The transition of one payment, given what the gateway's status call (never a notification) says.
 * Money wins over everything else: a payment given up as expired or cancelled that turns out paid is
 * settled. What was returned stays returned.
 */
export function transitionOf(current: PaymentState, observed: GatewayStatus, paid: boolean): Transition {
  if (isReturned(current)) return 'ignore';
  if (isPaidState(current)) return fromPaid(current, observed, paid);
  if (paid) return 'settle';
  // "settlement" or "capture" without the rest of the paid rule: keep waiting.
  const status = isPaidState(observed) ? 'challenge' : observed;
  if (isDead(current)) return isActive(status) ? 'stray' : 'ignore';
  return status === current ? 'ignore' : 'update';
}

/** The status to store for an observation that is not (yet) money. */
export function unpaidStatus(observed: GatewayStatus): GatewayStatus {
  return isPaidState(observed) ? 'challenge' : observed;
}
