import { expect, it } from 'vitest';
import { mailedNext } from './mailed-next.ts';

const order = '/products/kesehatan/order/p1?dob=1990-01-01';

it.each([
  [false, order, { next: order }],
  [false, '/articles/tips', { next: '/articles/tips' }],
  [true, order, {}],
  [false, `/${'a'.repeat(500)}`, {}],
  [false, 'https://evil.test', {}],
  [false, null, {}],
])('for the mailed link (partner site: %s) of %s returns %j', (isElsewhere, path, carried) => {
  expect(mailedNext({ isElsewhere }, path)).toEqual(carried);
});
