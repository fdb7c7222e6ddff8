import { expect, test } from 'vitest';
import { benefitText } from './index.ts';

const limit = { limit: 80_000_000, limitToBenefit: false };
const table = { limit: 80_000_000, limitToBenefit: true };

test.each([
  ['numtsi', 500_000, limit, 'Rp500.000'],
  ['currency', '500000', limit, 'Rp500.000'],
  ['numtsi', 500_000, table, 'Rp500.000'],
  ['percentage', 10, limit, 'Rp8.000.000'],
  ['percentage', '2.5', limit, 'Rp2.000.000'],
  ['percentage', 100, limit, 'Rp80.000.000'],
  ['percentage', 0, limit, 'Rp0'],
  ['percentage', 10, table, 'Sesuai table manfaat'],
  ['percentage', 'sesuai tagihan', limit, 'sesuai tagihan'],
  ['numtsi', 'sesuai tagihan', limit, 'sesuai tagihan'],
  ['numtsi', '', limit, ''],
  ['text', '180 hari', limit, '180 hari'],
  ['days', 1800, limit, '1.800'],
  ['text', '0812', limit, '0812'],
  ['text', '<script>', limit, '<script>'],
])('%s %j is displayed as expected', (type, value, limitClaim, text) => {
  expect(benefitText({ type, value }, limitClaim)).toBe(text);
});
