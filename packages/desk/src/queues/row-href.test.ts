import { expect, test } from 'vitest';
import { rowHref, rowLabel } from './row-href.ts';

test.each([
  ['order', 'a', 'a', '#/orders/a'],
  ['claim', 'c', 'a', '#/claims/c'],
  ['policy', 'a', 'a', '#/orders/a'],
  ['payment', 'p', 'a', '#/payments/p'],
  ['guest', 'g', null, '#/contacts/guest/g'],
  ['consultation', 'k', null, '#/contacts/consultation/k'],
  ['offline', 'f', null, '#/contacts/offline/f'],
] as const)(
  'a row of the subject %s with the id %s of the order %s opens %s',
  (subject, id, orderId, href) => {
    expect(rowHref({ subject, id, orderId })).toBe(href);
  },
);

test('the name of a row omits an empty number or person', () => {
  expect(rowLabel({ subject: 'order', number: 'KPA-2026-000017', title: 'BAYU' })).toBe(
    'Pesanan KPA-2026-000017, BAYU',
  );
  expect(rowLabel({ subject: 'guest', number: '', title: 'BUDI' })).toBe('Calon pelanggan, BUDI');
  expect(rowLabel({ subject: 'claim', number: 'KLM-2026-000003', title: '' })).toBe('Klaim KLM-2026-000003');
});
