import { describe, expect, it } from 'vitest';
import { now, PAYMENTS } from '../story-data/payments.ts';
import { canTryAgain, endingOf } from './ending.ts';

const bank = PAYMENTS.bca;
const overdue = { ...bank, expired: now().toISOString() };
const says = (status: string) => async () => status;
const refuses = () => Promise.reject(new Error('429'));

describe('how a payment ended', () => {
  it.each([
    ['is what the server says', bank, says('deny'), 'deny'],
    ['is not known while the server calls it pending', bank, says('pending'), null],
    ['is an expiry after its time, whatever waits', overdue, says('pending'), 'expire'],
    ['is not known while the server does not answer', bank, refuses, null],
    ['is not guessed by the clock either', overdue, refuses, null],
    ['is a decline for a card, with nobody to ask', PAYMENTS.credit_card, undefined, 'deny'],
    ['is a failure for the others', bank, undefined, 'failure'],
    ['is an expiry by the clock', overdue, undefined, 'expire'],
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
