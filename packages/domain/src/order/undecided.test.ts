import { expect, test } from 'vitest';
import type { OrderStatus } from '../status/order.ts';
import { mustVerifyEmail } from './undecided.ts';

test.each<[OrderStatus[], boolean]>([
  [[], false],
  [['neworder'], false],
  [['neworder', 'approve', 'reject', 'approve'], false],
  [['neworder', 'neworder'], true],
  [['pending', 'revision'], true],
  [['neworder', 'pending', 'revision'], true],
])('for orders with the statuses %j, mustVerifyEmail returns %s', (statuses, mustVerify) => {
  expect(mustVerifyEmail(statuses)).toBe(mustVerify);
});
