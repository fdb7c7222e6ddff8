import { describe, expect, it } from 'vitest';
import { now, PAYMENTS } from '../story-data/payments.ts';
import { canTryAgain, endingOf } from './ending.ts';

const bank = PAYMENTS.bca;
const overdue = { ...bank, expired: now().toISOString() };
const says = (status: string) => async () => status;
const refuses = () => Promise.reject(new Error('429'));

describe('how a payment ended', () => {
  it.each([
    ['is the status that the server reports', bank, says('deny'), 'deny'],
    ['is not known while the server reports it as pending', bank, says('pending'), null],
    [
      'is an expiry after its deadline, also while the server reports it as pending',
      overdue,
      says('pending'),
      'expire',
    ],
    ['is not known while the server does not respond', bank, refuses, null],
    ['is not known after its deadline either, while the server does not respond', overdue, refuses, null],
    ['is a decline for a card, without a status call', PAYMENTS.credit_card, undefined, 'deny'],
    ['is a failure for other methods, without a status call', bank, undefined, 'failure'],
    ['is an expiry after its deadline, without a status call', overdue, undefined, 'expire'],
  ])('%s', async (_says, payment, readStatus, end) => {
    expect(await endingOf(payment, now(), readStatus)).toBe(end);
  });
});

it.each([
  ['pending', false],
  ['challenge', false],
  ['settlement', false],
  ['success', false],
  ['capture', false],
  ['refund', false],
  ['reversal', false],
  ['deny', true],
  ['failure', true],
  ['cancel', true],
  ['expire', true],
])('a payment that is %s can be tried again: %s', (status, expected) => {
  expect(canTryAgain(status)).toBe(expected);
});
