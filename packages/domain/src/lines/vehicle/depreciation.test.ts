import { expect, test } from 'vitest';
import { depreciatedPrice, derivedPriceNote } from './index.ts';

// Car: 151,000,000 × 0.913 = 137,863,000, rounded to 138,000,000. Motorcycle: 8,800,000 × 0.899 = 7,911,200, rounded to
// 7,900,000.
test.each([
  ['MV4', 151_000_000, 0, 151_000_000],
  ['MV4', 151_000_000, 1, 138_000_000],
  ['MV4', 151_000_000, 5, 96_000_000],
  ['MV4', 151_000_000, 8, 73_000_000],
  ['MV2', 8_800_000, 1, 7_900_000],
  ['MV2', 8_800_000, 8, 3_800_000],
  ['TRUCK', 130_000_000, 2, 108_000_000],
  ['BUS', 477_000_000, 1, 436_000_000],
] as const)(
  'depreciatedPrice of a %s with a price of Rp%d after %d years is Rp%d',
  (type, price, years, expectedPrice) => {
    expect(depreciatedPrice(type, price, years)).toBe(expectedPrice);
  },
);

test('derivedPriceNote describes a calculated price as an estimate, and is null for a price from the source', () => {
  expect(derivedPriceNote({ vehicleType: 'MV4', year: 2014, derivedFrom: 2019 })).toBe(
    'Harga pasaran tahun 2014 adalah perkiraan: harga tahun 2019 dengan penyusutan 8,7% per tahun.',
  );
  expect(derivedPriceNote({ vehicleType: 'MV2', year: 2018, derivedFrom: 2019 })).toContain('10,1%');
  expect(derivedPriceNote({ vehicleType: 'MV4', year: 2019, derivedFrom: null })).toBeNull();
});
