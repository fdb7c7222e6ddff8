import { type Cover, EXTENSIONS, type Expansion, type ExtensionCode } from '@naungan/domain/lines/vehicle';
import { fixedId } from '../../../core/fixed-id.ts';

/** How a product prices what the tariff leaves to it, in percent of the way from the lowest rate to the highest. */
export type Place = number;

/** Rates are filed in thousandths of a percent. */
const STEP = 10;
/** Where the tariff has no upper end: this much above the lower one is dear. */
const WIDTH_PERCENT = 20;
/** Authorised workshops cost 5 to 10 % of the base premium. */
const WORKSHOP = [50_000, 100_000] as const;

/** The rate at a place between two limits, in parts per million. */
export function rateAt([low, high]: readonly [number, number | null], place: Place, step = STEP): number {
  const top = high ?? low + Math.floor((low * WIDTH_PERCENT) / 100);
  return Math.min(top, low + Math.round(((top - low) * place) / 100 / step) * step);
}

function ratesOf(code: ExtensionCode, cover: Cover, place: Place): number[] {
  const tariff = EXTENSIONS[code];
  if (tariff.basis === 'limit') return [];
  if (tariff.basis === 'sum-insured')
    return (tariff.rates[cover] ?? []).map((limits) => rateAt(limits, place));
  const rate = rateAt(tariff.basis === 'base-premium' ? WORKSHOP : tariff.rates, place);
  return [rate, rate, rate];
}

/** What extensions a product has; those with a sum are there once for each. */
const SETS = {
  dasar: ['FLOOD_TYPHOON', 'EARTHQUAKE_TSUNAMI_VOLCANO', 'SRCC', 'TERRORISM_SABOTAGE'],
  lengkap: [
    'FLOOD_TYPHOON',
    'EARTHQUAKE_TSUNAMI_VOLCANO',
    'SRCC',
    'TERRORISM_SABOTAGE',
    'TPL',
    'PASSENGER_LIABILITY',
    'PA_DRIVER',
    'PA_PASSENGER',
    'AUTHORIZED_WORKSHOP',
  ],
  hemat: ['FLOOD_TYPHOON', 'SRCC', 'TPL'],
  tanpa: [],
} as const satisfies Record<string, readonly ExtensionCode[]>;

export type ExpansionSet = keyof typeof SETS;

const MILLION = 1_000_000;
const LIMITS: Partial<Record<ExtensionCode, readonly number[]>> = {
  TPL: [10, 25, 50, 100],
  PASSENGER_LIABILITY: [10, 25, 50],
  PA_DRIVER: [10, 25, 50],
  PA_PASSENGER: [10, 25],
};

/** The extensions of a product, each under an id of its own. */
export function expansionsOf(
  productCode: string,
  set: ExpansionSet,
  cover: Cover,
  place: Place,
): Expansion[] {
  return SETS[set].flatMap((code): Expansion[] => {
    if (!EXTENSIONS[code].covers.includes(cover)) return [];
    const limits = LIMITS[code];
    const rates = ratesOf(code, cover, place);
    return (limits ?? [0]).map((millions) => ({
      _id: fixedId(`expansion/${productCode}/${code}/${millions}`),
      featureId: fixedId(`vehicle-extension/${code}`),
      code,
      name: millions === 0 ? EXTENSIONS[code].name : `${EXTENSIONS[code].name}, Rp${millions} juta`,
      limit: millions * MILLION,
      rates,
    }));
  });
}
