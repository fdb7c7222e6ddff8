import { describe, expect, it } from 'vitest';
import { now, PAYMENTS } from '../story-data/payments.ts';
import { canTryAgain, finalStatusOf } from './final-status.ts';

const bankTransfer = PAYMENTS.bca;
const overduePayment = { ...bankTransfer, expired: now().toISOString() };
const respondWith = (status: string) => async () => status;
const rejectRequest = () => Promise.reject(new Error('429'));

describe('the final status of a payment that the invoice no longer contains', () => {
  it.each([
    ['is the status that the server reports', bankTransfer, respondWith('deny'), 'deny'],
    ['is not known while the server reports it as pending', bankTransfer, respondWith('pending'), null],
    [
      'is an expiry after its deadline, also while the server reports it as pending',
      overduePayment,
      respondWith('pending'),
      'expire',
    ],
    ['is not known while the server does not respond', bankTransfer, rejectRequest, null],
    [
      'is not known after its deadline either, while the server does not respond',
      overduePayment,
      rejectRequest,
      null,
    ],
    ['is a decline for a card if the host has no status call', PAYMENTS.credit_card, undefined, 'deny'],
    ['is a failure for other methods if the host has no status call', bankTransfer, undefined, 'failure'],
    ['is an expiry after its deadline if the host has no status call', overduePayment, undefined, 'expire'],
  ])('%s', async (_description, payment, readStatus, finalStatus) => {
    expect(await finalStatusOf(payment, now(), readStatus)).toBe(finalStatus);
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
])('canTryAgain(%j) returns %j', (status, expected) => {
  expect(canTryAgain(status)).toBe(expected);
});
