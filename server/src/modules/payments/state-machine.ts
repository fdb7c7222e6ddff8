import { defineStateMachine } from '../../core/state-machine.ts';
import { GATEWAY_STATUSES, type PaymentState } from './payment-state.ts';
import { changePayment, findPayment, type PaymentChange, type PaymentRecord } from './repository.ts';

/**
 * Allowed status changes of a payment; `transitionOf` decides which applies. A payment that ended unpaid becomes paid if
 * the money arrives later. A refunded or reversed payment never changes.
 */
const TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  creating: GATEWAY_STATUSES,
  pending: GATEWAY_STATUSES,
  challenge: GATEWAY_STATUSES,
  deny: ['capture', 'settlement'],
  cancel: ['capture', 'settlement'],
  expire: ['capture', 'settlement'],
  failure: ['capture', 'settlement'],
  capture: ['settlement', 'refund', 'reversal'],
  settlement: ['refund', 'reversal'],
  refund: [],
  reversal: [],
};

/** `lock` only reads: the caller holds the invoice's lock. There is no `notifiedPages`: open pages are notified by `invoiceStateMachine`. */
export const paymentStateMachine = defineStateMachine<PaymentState, PaymentRecord, PaymentChange>({
  name: 'payment',
  transitions: TRANSITIONS,
  statusOf: ({ status }) => status,
  lock: findPayment,
  change: (tx, { id }, to, now, change) => changePayment(tx, id, { ...change, status: to }, now),
});
