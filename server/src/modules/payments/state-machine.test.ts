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
} from './state-machine.ts';

const UNPAID_CASES: [PaymentState, GatewayStatus, Transition][] = [
  ['creating', 'pending', 'update'],
  ['creating', 'deny', 'update'],
  ['pending', 'pending', 'ignore'],
  ['pending', 'challenge', 'update'],
  ['pending', 'expire', 'update'],
  ['pending', 'cancel', 'update'],
  ['pending', 'deny', 'update'],
  ['pending', 'failure', 'update'],
  // Settled, but not all conditions for paid are met.
  ['pending', 'settlement', 'update'],
  ['challenge', 'capture', 'ignore'],
  ['challenge', 'deny', 'update'],
  ['expire', 'expire', 'ignore'],
  ['expire', 'cancel', 'ignore'],
  ['expire', 'pending', 'stray'],
  ['failure', 'pending', 'stray'],
  ['cancel', 'challenge', 'stray'],
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

describe('a status without money', () => {
  test.each(UNPAID_CASES)('a status without money: %s, then %s: %s', (current, observed, transition) => {
    expect(transitionOf(current, observed, false)).toBe(transition);
  });
});

const PAID_CASES: [PaymentState, Transition][] = [
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

describe('received money', () => {
  test.each(PAID_CASES)('on a payment that is %s: %s', (current, transition) => {
    expect(transitionOf(current, 'settlement', true)).toBe(transition);
    expect(transitionOf(current, 'capture', true)).toBe(transition);
  });
});

test('money of a captured card is final once settled, and an earlier status is ignored', () => {
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
const state = fc.constantFrom(...STATES);
const observed = fc.constantFrom(
  ...STATES.filter((candidate): candidate is GatewayStatus => candidate !== 'creating'),
);

test('every state is of exactly one kind', () => {
  for (const candidate of STATES) {
    expect(
      [isActive, isPaidState, hasEndedUnpaid, isReturned].filter((kind) => kind(candidate)),
    ).toHaveLength(1);
  }
});

test('paid and returned payments are never settled again, and only money settles', () => {
  fc.assert(
    fc.property(state, observed, fc.boolean(), (current, reported, money) => {
      const settles = transitionOf(current, reported, money) === 'settle';
      expect(settles).toBe(money && !isPaidState(current) && !isReturned(current));
    }),
  );
});

test('a payment that has ended never becomes payable again', () => {
  fc.assert(
    fc.property(state, observed, (current, reported) => {
      fc.pre(!isActive(current));
      expect(transitionOf(current, reported, false)).not.toBe('update');
    }),
  );
});
