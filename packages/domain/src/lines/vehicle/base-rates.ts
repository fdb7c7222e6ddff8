import type { Cover } from './vehicle-type.ts';

/** The categories of the published tariff: 1 to 5 are price classes of cars, 6 trucks, 7 buses, 8 motorcycles. */
export const TARIFF_CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type TariffCategory = (typeof TARIFF_CATEGORIES)[number];

/** The lowest and the highest rate that the regulator allows, in parts per million of the sum insured per year. */
type RateLimits = readonly [low: number, high: number];

/**
 * The published tariff of motor vehicles by cover and category; each row has the limits of regions 1 to 3. 38_200 is
 * 3.82 %. Source: SEOJK 6/SEOJK.05/2017 (`server/seed/data/SOURCES.md`).
 */
export const BASE_RATES: Record<
  Cover,
  Record<TariffCategory, readonly [RateLimits, RateLimits, RateLimits]>
> = {
  allrisk: {
    1: [
      [38_200, 42_000],
      [32_600, 35_900],
      [25_300, 27_800],
    ],
    2: [
      [26_700, 29_400],
      [24_700, 27_200],
      [26_900, 29_600],
    ],
    3: [
      [21_800, 24_000],
      [20_800, 22_900],
      [17_900, 19_700],
    ],
    4: [
      [12_000, 13_200],
      [12_000, 13_200],
      [11_400, 12_500],
    ],
    5: [
      [10_500, 11_600],
      [10_500, 11_600],
      [10_500, 11_600],
    ],
    6: [
      [24_200, 26_700],
      [23_900, 26_300],
      [22_300, 24_600],
    ],
    7: [
      [10_400, 11_400],
      [10_400, 11_400],
      [8_800, 9_700],
    ],
    8: [
      [31_800, 35_000],
      [31_800, 35_000],
      [31_800, 35_000],
    ],
  },
  tlo: {
    1: [
      [4_700, 5_600],
      [6_500, 7_800],
      [5_100, 5_600],
    ],
    2: [
      [6_300, 6_900],
      [4_400, 5_300],
      [4_400, 4_800],
    ],
    3: [
      [4_100, 4_600],
      [3_800, 4_200],
      [2_900, 3_500],
    ],
    4: [
      [2_500, 3_000],
      [2_500, 3_000],
      [2_300, 2_700],
    ],
    5: [
      [2_000, 2_400],
      [2_000, 2_400],
      [2_000, 2_400],
    ],
    6: [
      [8_800, 10_700],
      [16_800, 20_200],
      [8_100, 9_800],
    ],
    7: [
      [2_300, 2_900],
      [2_300, 2_900],
      [1_800, 2_200],
    ],
    8: [
      [17_600, 21_100],
      [18_000, 21_600],
      [6_700, 8_000],
    ],
  },
};

/** The highest price of each price class of cars, in rupiah; the fifth class has no limit. */
export const PRICE_CLASS_ENDS = [125_000_000, 200_000_000, 400_000_000, 800_000_000] as const;
