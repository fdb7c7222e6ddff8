import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GatewayStatus } from './gateway.ts';
import {
  hasEndedUnpaid,
  isActive,
  isPaidState,
  isReturned,
  type PaymentState,
  type Transition,
  transitionOf,
} from './payment-state.ts';

const UNPAID_CASES: [current: PaymentState, reported: GatewayStatus, transition: Transition][] = [
  ['creating', 'pending', 'update'],
  ['creating', 'deny', 'update'],
  ['pending', 'pending', 'ignore'],
  ['pending', 'challenge', 'update'],
  ['pending', 'expire', 'update'],
  ['pending', 'cancel', 'update'],
  ['pending', 'deny', 'update'],
  ['pending', 'failure', 'update'],
  // A settlement that is not paid, for example because the gateway has not accepted its fraud check.
  ['pending', 'settlement', 'update'],
  ['challenge', 'capture', 'ignore'],
  ['challenge', 'deny', 'update'],
  ['expire', 'expire', 'ignore'],
  ['expire', 'cancel', 'ignore'],
  ['expire', 'pending', 'cancelAtGateway'],
  ['failure', 'pending', 'cancelAtGateway'],
  ['cancel', 'challenge', 'cancelAtGateway'],
  ['settlement', 'pending', 'ignore'],
  ['settlement', 'expire', 'ignore'],
  ['settlement', 'failure', 'ignore'],
  ['settlement', 'deny', 'reverse'],
  ['settlement', 'cancel', 'reverse'],
  ['settlement', 'refund', 'reverse'],
  ['capture', 'reversal', 'reverse'],
  ['refund', 'pending', 'ignore'],
  ['reversal', 'deny', 'ignore'],
];

describe('a status call that reports no received money', () => {
  test.each(UNPAID_CASES)(
    'an unpaid payment in the state %s with the reported status %s gets the transition %s',
    (current, reported, transition) => {
      expect(transitionOf(current, reported, false)).toBe(transition);
    },
  );
});

const PAID_CASES: [current: PaymentState, transition: Transition][] = [
  ['creating', 'settle'],
  ['pending', 'settle'],
  ['challenge', 'settle'],
  ['expire', 'settle'],
  ['cancel', 'settle'],
  ['deny', 'settle'],
  ['failure', 'settle'],
  ['settlement', 'ignore'],
  ['refund', 'ignore'],
  ['reversal', 'ignore'],
];

describe('a status call that reports received money', () => {
  test.each(PAID_CASES)(
    'a payment in the state %s whose money was received gets the transition %s',
    (current, transition) => {
      expect(transitionOf(current, 'settlement', true)).toBe(transition);
      expect(transitionOf(current, 'capture', true)).toBe(transition);
    },
  );
});

test('a captured card payment is confirmed by its settlement, and a repeated capture is ignored before and after the settlement', () => {
  expect(transitionOf('capture', 'settlement', true)).toBe('confirm');
  expect(transitionOf('capture', 'capture', true)).toBe('ignore');
  expect(transitionOf('settlement', 'capture', true)).toBe('ignore');
});

const STATES: PaymentState[] = [
  'creating',
  'pending',
  'challenge',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'reversal',
];
const anyState = fc.constantFrom(...STATES);
const anyReportedStatus = fc.constantFrom(
  ...STATES.filter((candidate): candidate is GatewayStatus => candidate !== 'creating'),
);

test('every state is exactly one of active, paid, ended without money, or returned', () => {
  for (const candidate of STATES) {
    expect(
      [isActive, isPaidState, hasEndedUnpaid, isReturned].filter((isOfKind) => isOfKind(candidate)),
    ).toHaveLength(1);
  }
});

test('a payment is settled if and only if money was received and the payment is neither paid nor returned', () => {
  fc.assert(
    fc.property(anyState, anyReportedStatus, fc.boolean(), (current, reported, wasPaid) => {
      const settles = transitionOf(current, reported, wasPaid) === 'settle';
      expect(settles).toBe(wasPaid && !isPaidState(current) && !isReturned(current));
    }),
  );
});

test('a payment that has ended never becomes payable again', () => {
  fc.assert(
    fc.property(anyState, anyReportedStatus, (current, reported) => {
      fc.pre(!isActive(current));
      expect(transitionOf(current, reported, false)).not.toBe('update');
    }),
  );
});
