import { defineSubject } from '../../core/subject.ts';
import { changePayment, findPayment, type PaymentChange, type PaymentRecord } from './repository.ts';
import { OBSERVED_STATES, type PaymentState } from './state-machine.ts';

/**
 * Where a payment may go; `judge` decides what an observation of the gateway means. Money wins: what was given up
 * and turns out paid is paid. What went back stays back.
 */
const TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  creating: OBSERVED_STATES,
  pending: OBSERVED_STATES,
  challenge: OBSERVED_STATES,
  deny: ['capture', 'settlement'],
  cancel: ['capture', 'settlement'],
  expire: ['capture', 'settlement'],
  failure: ['capture', 'settlement'],
  capture: ['settlement', 'refund', 'reversal'],
  settlement: ['refund', 'reversal'],
  refund: [],
  reversal: [],
};

/** Payments are locked by the lock of their invoice, and their owner's pages hear of the invoice. */
export const paymentSubject = defineSubject<PaymentState, PaymentRecord, PaymentChange>({
  name: 'payment',
  transitions: TRANSITIONS,
  statusOf: ({ status }) => status,
  lock: findPayment,
  change: (tx, { id }, to, now, change) => changePayment(tx, id, { ...change, status: to }, now),
});
