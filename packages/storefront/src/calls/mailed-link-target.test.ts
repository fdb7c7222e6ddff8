import { expect, it } from 'vitest';
import { mailedLinkTarget } from './mailed-link-target.ts';

const order = '/products/kesehatan/order/p1?dob=1990-01-01';

it.each([
  [false, order, { next: order }],
  [false, '/articles/tips', { next: '/articles/tips' }],
  [true, order, {}],
  [false, `/${'a'.repeat(500)}`, {}],
  [false, 'https://evil.test', {}],
  [false, null, {}],
])('mailedLinkTarget (partner site: %s) for the page %s returns %j', (isPartnerSite, path, query) => {
  expect(mailedLinkTarget({ isPartnerSite }, path)).toEqual(query);
});
