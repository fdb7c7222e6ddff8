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
])(
  'mustVerifyEmail returns true for two or more undecided orders; for the statuses %j it returns %s',
  (statuses, mustVerify) => {
    expect(mustVerifyEmail(statuses)).toBe(mustVerify);
  },
);
