import { expect, test } from 'vitest';
import type { OrderStatus } from '../status/order.ts';
import { mustVerifyFirst } from './undecided.ts';

test.each<[OrderStatus[], boolean]>([
  [[], false],
  [['neworder'], false],
  [['neworder', 'approve', 'reject', 'approve'], false],
  [['neworder', 'neworder'], true],
  [['pending', 'revision'], true],
  [['neworder', 'pending', 'revision'], true],
])('with orders in the states %j, the e-mail address must be verified first: %s', (statuses, expected) => {
  expect(mustVerifyFirst(statuses)).toBe(expected);
});
