import { expect, test } from 'vitest';
import { benefitText } from './index.ts';

const percentOfLimit = { limit: 80_000_000, limitToBenefit: false };
const percentInTable = { limit: 80_000_000, limitToBenefit: true };

test.each([
  ['numtsi', 500_000, percentOfLimit, 'Rp500.000'],
  ['currency', '500000', percentOfLimit, 'Rp500.000'],
  ['numtsi', 500_000, percentInTable, 'Rp500.000'],
  ['percentage', 10, percentOfLimit, 'Rp8.000.000'],
  ['percentage', '2.5', percentOfLimit, 'Rp2.000.000'],
  ['percentage', 100, percentOfLimit, 'Rp80.000.000'],
  ['percentage', 0, percentOfLimit, 'Rp0'],
  ['percentage', 10, percentInTable, 'Sesuai table manfaat'],
  ['percentage', 'sesuai tagihan', percentOfLimit, 'sesuai tagihan'],
  ['numtsi', 'sesuai tagihan', percentOfLimit, 'sesuai tagihan'],
  ['numtsi', '', percentOfLimit, ''],
  ['text', '180 hari', percentOfLimit, '180 hari'],
  ['days', 1800, percentOfLimit, '1.800'],
  ['text', '0812', percentOfLimit, '0812'],
  ['text', '<script>', percentOfLimit, '<script>'],
])(
  'a benefit of type %s with the value %j and the limit %j is displayed as %j',
  (type, value, limitClaim, text) => {
    expect(benefitText({ type, value }, limitClaim)).toBe(text);
  },
);
