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
])('the mailed link (partner site: %s) to the page %s has the query %j', (isPartnerSite, path, query) => {
  expect(mailedNext({ isPartnerSite }, path)).toEqual(query);
});
