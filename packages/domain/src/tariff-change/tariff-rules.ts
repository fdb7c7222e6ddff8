import { BASE_RATES } from '../lines/vehicle/base-rates.ts';
import { extensionLimits } from '../lines/vehicle/expansion.ts';
import { percentText } from '../lines/vehicle/percent-text.ts';
import { TARIFF_REGIONS } from '../lines/vehicle/tariff-region.ts';
import { PPM } from '../money/rate.ts';
import { formatRupiah, type Rupiah } from '../money/rupiah.ts';
import type { AgeTariff, PropertyPositions, TariffValues, VehicleRates } from './tariff-values.ts';
import type { FieldProblem } from './validity.ts';

/** The highest yearly premium of a person and the highest admin fee, in rupiah. Higher amounts are typing errors. */
const MAX_PREMIUM = 1_000_000_000;
const MAX_ADMIN_FEE = 10_000_000;

/** The lowest and the highest rate in parts per million, both included. */
export type RateRange = { low: number; high: number };

/** Returns the rates that the regulator allows for a category and a region. */
export function baseRateRange(
  { cover }: Pick<VehicleRates, 'cover'>,
  { category, region }: VehicleRates['rates'][number],
): RateRange {
  const [low, high] = BASE_RATES[cover][category][region - 1] ?? [0, 0];
  return { low, high };
}

/** Returns the rates that an extension may have in a region: above 0, at most 100 %, within the regulator's limits. */
export function expansionRange(
  { cover }: Pick<VehicleRates, 'cover'>,
  { code }: Pick<VehicleRates['expansions'][number], 'code'>,
  regionIndex: number,
): RateRange {
  const region = TARIFF_REGIONS[regionIndex] ?? 1;
  const [low, high] = extensionLimits(code, cover, region) ?? [1, null];
  return { low: Math.max(1, low), high: high ?? PPM };
}

/** Returns '2,08% sampai 2,29%', or one rate if both are equal. */
export const rangeText = ({ low, high }: RateRange): string =>
  low === high ? percentText(low) : `${percentText(low)} sampai ${percentText(high)}`;

const isWithin = ({ low, high }: RateRange, value: number): boolean => value >= low && value <= high;

function rateProblem(path: string, rate: number, range: RateRange, isRegulated: boolean): FieldProblem[] {
  if (isWithin(range, rate)) return [];
  return [{ path, message: `Tarif harus ${rangeText(range)}${isRegulated ? ' (batas OJK)' : ''}` }];
}

const hasBadAmount = (amount: Rupiah, min: Rupiah, max: Rupiah) => amount < min || amount > max;

const ageProblems = ({ bands }: AgeTariff): FieldProblem[] =>
  bands.flatMap(({ value }, index) =>
    hasBadAmount(value, 1, MAX_PREMIUM)
      ? [
          {
            path: `tariff.bands.${index}.value`,
            message: `Premi harus Rp1 sampai ${formatRupiah(MAX_PREMIUM)}`,
          },
        ]
      : [],
  );

function vehicleProblems(values: VehicleRates): FieldProblem[] {
  const { discountRate, rates, expansions } = values;
  const discountProblems =
    discountRate < 0 || discountRate >= PPM
      ? [{ path: 'tariff.discountRate', message: 'Diskon harus 0% atau lebih, dan di bawah 100%' }]
      : [];
  return [
    ...discountProblems,
    ...rates.flatMap((row, index) =>
      rateProblem(`tariff.rates.${index}.rate`, row.rate, baseRateRange(values, row), true),
    ),
    ...expansions.flatMap((row, index) =>
      row.rates.flatMap((rate, region) => {
        const range = expansionRange(values, row, region);
        return rateProblem(`tariff.expansions.${index}.rates.${region}`, rate, range, range.low > 1);
      }),
    ),
  ];
}

function propertyProblems({ bandPosition, floodPosition }: PropertyPositions): FieldProblem[] {
  const positions = [
    { path: 'tariff.bandPosition', position: bandPosition },
    { path: 'tariff.floodPosition', position: floodPosition ?? 0 },
  ];
  return positions.flatMap(({ path, position }) =>
    isWithin({ low: 0, high: PPM }, position)
      ? []
      : [{ path, message: 'Posisi harus 0% sampai 100% dari lebar batas OJK' }],
  );
}

function valueProblems(values: TariffValues): FieldProblem[] {
  switch (values.kind) {
    case 'age':
      return ageProblems(values);
    case 'vehicle':
      return vehicleProblems(values);
    default:
      return propertyProblems(values);
  }
}

/** Returns the parts of a tariff that a change must keep: ages, categories, regions, extensions. */
function fixedParts(values: TariffValues): unknown[] {
  switch (values.kind) {
    case 'age':
      return [values.kind, values.bands.map(({ minAge, maxAge }) => [minAge, maxAge])];
    case 'vehicle':
      return [
        values.kind,
        values.cover,
        values.rates.map(({ category, region }) => [category, region]),
        values.expansions.map(({ id, code, name, rates }) => [id, code, name, rates.length]),
      ];
    default:
      return [values.kind, values.type, values.floodPosition === null];
  }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns whether two tariffs have the same values. */
export const isSameTariff = (a: TariffValues, b: TariffValues): boolean =>
  isEqual(fixedParts(a), fixedParts(b)) && changedPaths(a, b).length === 0;

/** Returns all numbers of a tariff by their path. */
function numbersOf(values: TariffValues): Map<string, number> {
  const numbers = new Map([['adminFee', values.adminFee]]);
  if (values.kind === 'age')
    for (const [index, { value }] of values.bands.entries()) numbers.set(`bands.${index}.value`, value);
  else if (values.kind === 'property') {
    numbers.set('bandPosition', values.bandPosition);
    if (values.floodPosition !== null) numbers.set('floodPosition', values.floodPosition);
  } else {
    numbers.set('discountRate', values.discountRate);
    for (const [index, { rate }] of values.rates.entries()) numbers.set(`rates.${index}.rate`, rate);
    for (const [index, { rates }] of values.expansions.entries())
      for (const [region, rate] of rates.entries()) numbers.set(`expansions.${index}.rates.${region}`, rate);
  }
  return numbers;
}

/** Returns the paths of the numbers that differ, such as `rates.3.rate`. */
export function changedPaths(from: TariffValues, to: TariffValues): string[] {
  const before = numbersOf(from);
  return [...numbersOf(to)].flatMap(([path, value]) => (before.get(path) === value ? [] : [path]));
}

/**
 * Returns the problems of a changed tariff: parts that a change must keep, amounts and rates out of range, rates outside of
 * the regulator's band, or no change at all. `base` is the tariff that the change replaces.
 */
export function tariffProblems(values: TariffValues, base: TariffValues): FieldProblem[] {
  if (!isEqual(fixedParts(values), fixedParts(base)))
    return [{ path: 'tariff', message: 'Kolom tarif tidak sesuai dengan produk ini' }];
  const feeProblems = hasBadAmount(values.adminFee, 0, MAX_ADMIN_FEE)
    ? [{ path: 'tariff.adminFee', message: `Biaya admin harus Rp0 sampai ${formatRupiah(MAX_ADMIN_FEE)}` }]
    : [];
  const problems = [...feeProblems, ...valueProblems(values)];
  if (problems.length > 0) return problems;
  return changedPaths(base, values).length === 0
    ? [{ path: 'tariff', message: 'Belum ada nilai yang diubah' }]
    : [];
}
