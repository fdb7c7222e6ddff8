import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '../lines/product-type.ts';
import { causesOf } from './product.ts';
import { type SettlementBasis, settleClaim } from './settlement.ts';

const carClaim = { productType: 'kendaraan', limit: 200_000_000, vehicle: { cover: 'allrisk' } } as const;
const accidentClaim = { productType: 'kecelakaandiri', cause: 'PA01', loss: 0, limit: 100_000_000 } as const;

const CASES: [title: string, basis: SettlementBasis, payable: number, rowLabel: string | null][] = [
  [
    'a dent',
    { ...carClaim, cause: 'VE01', loss: 10_000_000 },
    9_700_000,
    'Risiko sendiri Rp300.000 setiap kejadian',
  ],
  [
    'a dent of an electric car',
    { ...carClaim, cause: 'VE01', loss: 10_000_000, vehicle: { cover: 'allrisk', isElectric: true } },
    9_500_000,
    'Risiko sendiri Rp500.000 setiap kejadian',
  ],
  [
    'a dent whose repair costs exactly the deductible',
    { ...carClaim, cause: 'VE04', loss: 300_000 },
    0,
    'Risiko sendiri Rp300.000 setiap kejadian',
  ],
  [
    'a dent whose repair costs one rupiah more than the deductible',
    { ...carClaim, cause: 'VE04', loss: 300_001 },
    1,
    'Risiko sendiri Rp300.000 setiap kejadian',
  ],
  [
    'a small flood',
    { ...carClaim, cause: 'VE09', loss: 4_000_000 },
    3_500_000,
    'Risiko sendiri 10%, minimal Rp500.000',
  ],
  [
    'a fallen tree in a storm',
    { ...carClaim, cause: 'VE10', loss: 4_000_000 },
    3_500_000,
    'Risiko sendiri 10%, minimal Rp500.000',
  ],
  [
    'a flood whose deductible of 10 % is just above the minimum',
    { ...carClaim, cause: 'VE09', loss: 5_000_010 },
    4_500_009,
    'Risiko sendiri 10%, minimal Rp500.000',
  ],
  [
    'a large flood',
    { ...carClaim, cause: 'VE09', loss: 50_000_000 },
    45_000_000,
    'Risiko sendiri 10%, minimal Rp500.000',
  ],
  [
    'a loss above the price of the car',
    { ...carClaim, cause: 'VE07', loss: 250_000_000 },
    199_700_000,
    'Kerugian total',
  ],
  [
    'a stolen car that is insured only against total loss',
    { ...carClaim, cause: '2002', loss: 0, vehicle: { cover: 'tlo' } },
    190_000_000,
    'Risiko sendiri 5%',
  ],
  [
    "a repair that costs three quarters of the car's price",
    { ...carClaim, cause: 'VE01', loss: 150_000_000 },
    199_700_000,
    'Kerugian total',
  ],
  [
    "a repair that costs just under three quarters of the car's price",
    { ...carClaim, cause: 'VE01', loss: 149_999_999 },
    149_699_999,
    'Kerugian yang dinilai',
  ],
  [
    'a dent of a car that is insured only against total loss',
    { ...carClaim, cause: 'VE01', loss: 10_000_000, vehicle: { cover: 'tlo' } },
    0,
    'Kerugian sebagian tidak dijamin TLO',
  ],
  [
    'a fire that destroys a car that is insured only against total loss',
    { ...carClaim, cause: 'VE07', loss: 190_000_000, vehicle: { cover: 'tlo' } },
    200_000_000,
    'Kerugian total',
  ],
  [
    'a stolen motorcycle',
    { ...carClaim, cause: '2002', loss: 0, limit: 20_000_000, vehicle: { cover: 'tlo', isMotorcycle: true } },
    19_800_000,
    'Risiko sendiri Rp200.000 setiap kejadian',
  ],
  [
    "a third party's claim",
    { ...carClaim, cause: 'VE14', loss: 30_000_000, limit: 25_000_000 },
    25_000_000,
    'Batas tanggung jawab',
  ],
  [
    'an injured passenger, whose claims have no deductible',
    { ...carClaim, cause: 'VE15', loss: 4_000_000, limit: 10_000_000 },
    4_000_000,
    'Kerugian yang dinilai',
  ],
  [
    'an injured passenger whose treatment costs more than the limit',
    { ...carClaim, cause: 'VE15', loss: 12_000_000, limit: 10_000_000 },
    10_000_000,
    'Batas tanggung jawab',
  ],
  [
    'a fire',
    { productType: 'kebakaran', cause: 'FI01', loss: 80_000_000, limit: 500_000_000 },
    80_000_000,
    null,
  ],
  [
    'an earthquake',
    { productType: 'gempabumi', cause: 'EA01', loss: 80_000_000, limit: 500_000_000 },
    67_500_000,
    'Risiko sendiri 2,5% dari harga pertanggungan',
  ],
  [
    'a fire, under a policy that covers fire and earthquake',
    { productType: 'kebakaran-gempabumi', cause: 'FI01', loss: 1_000_000, limit: 2_000_000 },
    1_000_000,
    null,
  ],
  [
    'an earthquake, under a policy that covers fire and earthquake',
    { productType: 'kebakaran-gempabumi', cause: 'EA04', loss: 1_000_000, limit: 2_000_000 },
    950_000,
    'Risiko sendiri 2,5% dari harga pertanggungan',
  ],
  [
    'an accidental death',
    { ...accidentClaim, accident: { kind: 'death' } },
    100_000_000,
    'Santunan meninggal dunia',
  ],
  [
    'a lost leg',
    { ...accidentClaim, accident: { kind: 'disability', percent: 50 } },
    50_000_000,
    'Santunan cacat tetap 50%',
  ],
  [
    'a disability after another disability of the same year',
    { ...accidentClaim, accident: { kind: 'disability', percent: 70 }, amountPaidBefore: 50_000_000 },
    50_000_000,
    'Batas uang pertanggungan',
  ],
  [
    'treatment after an accident',
    { ...accidentClaim, loss: 12_000_000, accident: { kind: 'medical' } },
    10_000_000,
    'Batas biaya perawatan 10% uang pertanggungan',
  ],
  [
    'treatment after an earlier claim of the same year',
    { ...accidentClaim, loss: 12_000_000, accident: { kind: 'medical' }, amountPaidBefore: 4_000_000 },
    6_000_000,
    'Batas biaya perawatan 10% uang pertanggungan',
  ],
  [
    'treatment after earlier claims used up the limit of treatments',
    { ...accidentClaim, loss: 12_000_000, accident: { kind: 'medical' }, amountPaidBefore: 10_000_001 },
    0,
    'Batas biaya perawatan 10% uang pertanggungan',
  ],
  [
    'an accidental death after an earlier claim of the same year',
    { ...accidentClaim, accident: { kind: 'death' }, amountPaidBefore: 30_000_000 },
    70_000_000,
    'Batas uang pertanggungan',
  ],
  [
    'a stay in hospital',
    { productType: 'kesehatan', cause: 'HE01', loss: 8_000_000, limit: 80_000_000 },
    8_000_000,
    null,
  ],
  [
    'a stay in hospital above the remaining annual limit',
    {
      productType: 'kesehatan',
      cause: 'HE01',
      loss: 8_000_000,
      limit: 80_000_000,
      amountPaidBefore: 77_000_000,
    },
    3_000_000,
    'Sisa batas manfaat tahun ini',
  ],
];

test.each(CASES)('settleClaim calculates the payable amount of %s', (_, basis, payable, label) => {
  const settlement = settleClaim(basis);
  expect(settlement.payable).toBe(payable);
  if (label !== null) expect(settlement.rows.map((row) => row.label)).toContain(label);
});

test('settlement rows are whole rupiah that add up to an amount from 0 to the limit', () => {
  const anyBasis = fc.constantFrom(...PRODUCT_TYPES).chain((productType) =>
    fc.record({
      productType: fc.constant(productType),
      cause: fc.constantFrom(...causesOf(productType).map(({ value }) => value)),
      loss: fc.integer({ min: 1, max: 5_000_000_000 }),
      limit: fc.integer({ min: 1, max: 5_000_000_000 }),
      amountPaidBefore: fc.integer({ min: 0, max: 5_000_000_000 }),
      vehicle: fc.record({
        cover: fc.constantFrom('allrisk' as const, 'tlo' as const),
        isElectric: fc.boolean(),
      }),
    }),
  );
  fc.assert(
    fc.property(anyBasis, (basis) => {
      const { rows, payable } = settleClaim(basis);
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      return (
        sum === payable &&
        payable >= 0 &&
        payable <= basis.limit &&
        rows.every(({ amount }) => Number.isInteger(amount))
      );
    }),
    { seed: 1, numRuns: 2_000 },
  );
});
