import { type Cover, EXTENSIONS, type Expansion, type ExtensionCode } from '@naungan/domain/lines/vehicle';
import { fixedId } from '../../../core/fixed-id.ts';

/** Position of a product's rates between the tariff's lowest and highest rate, in percent. */
export type BandPercent = number;

/** Rates of extensions are multiples of a thousandth of a percent: 10 parts per million. */
const STEP = 10;
/** If the tariff has no upper limit, the highest rate is this percentage above the lowest rate. */
const WIDTH_PERCENT = 20;
/** Authorised workshops cost 5 to 10 % of the base premium; in parts per million. */
const WORKSHOP_RATES = [50_000, 100_000] as const;

/** Returns the rate at a position between two limits, in parts per million. */
export function rateAt(
  [low, high]: readonly [number, number | null],
  bandPercent: BandPercent,
  step = STEP,
): number {
  const highest = high ?? low + Math.floor((low * WIDTH_PERCENT) / 100);
  return Math.min(highest, low + Math.round(((highest - low) * bandPercent) / 100 / step) * step);
}

/** Returns an extension's rate in each of the three tariff regions; empty if the tariff has a rate for each slice of a limit. */
function ratesOf(code: ExtensionCode, cover: Cover, bandPercent: BandPercent): number[] {
  const tariff = EXTENSIONS[code];
  if (tariff.basis === 'limit') return [];
  if (tariff.basis === 'sum-insured')
    return (tariff.rates[cover] ?? []).map((limits) => rateAt(limits, bandPercent));
  const rate = rateAt(tariff.basis === 'base-premium' ? WORKSHOP_RATES : tariff.rates, bandPercent);
  return [rate, rate, rate];
}

/** Sets of extensions. If an extension has several sums insured (`LIMITS`), a product offers the extension once for each sum. */
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
/** The sums insured that a customer can choose for an extension, in millions of rupiah. */
const LIMITS: Partial<Record<ExtensionCode, readonly number[]>> = {
  TPL: [10, 25, 50, 100],
  PASSENGER_LIABILITY: [10, 25, 50],
  PA_DRIVER: [10, 25, 50],
  PA_PASSENGER: [10, 25],
};

/** Returns the extensions that a product offers for its cover. */
export function expansionsOf(
  productCode: string,
  set: ExpansionSet,
  cover: Cover,
  bandPercent: BandPercent,
): Expansion[] {
  return SETS[set].flatMap((code): Expansion[] => {
    if (!EXTENSIONS[code].covers.includes(cover)) return [];
    const limits = LIMITS[code];
    const rates = ratesOf(code, cover, bandPercent);
    // An extension without a sum insured has the limit 0.
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
