import type { Rupiah } from '../../money/rupiah.ts';
import type { Cover, VehicleClass } from './vehicle-type.ts';

export const EXTENSION_CODES = [
  'FLOOD_TYPHOON',
  'EARTHQUAKE_TSUNAMI_VOLCANO',
  'SRCC',
  'TERRORISM_SABOTAGE',
  'TPL',
  'PASSENGER_LIABILITY',
  'PA_DRIVER',
  'PA_PASSENGER',
  'AUTHORIZED_WORKSHOP',
] as const;

/** The extensions of a cover, by the codes of the published tariff. */
export type ExtensionCode = (typeof EXTENSION_CODES)[number];

/** The lowest and the highest rate in parts per million; `null` without a highest rate. */
export type ExtensionLimits = readonly [low: number, high: number | null];

/** A slice of a limit in rupiah, with its rate in parts per million. */
export type LimitSlice = { from: Rupiah; to: Rupiah | null; rate: number };

type SumInsuredBasis = { basis: 'sum-insured'; rates: Partial<Record<Cover, readonly ExtensionLimits[]>> };
type LimitBasis = { basis: 'limit'; slices: Partial<Record<VehicleClass, readonly LimitSlice[]>> };
type SingleRateBasis = { basis: 'person' | 'seat' | 'base-premium'; rates: ExtensionLimits };

/**
 * The basis of an extension's price: the sum insured, slices of a chosen limit, a sum for one person or for each
 * passenger seat, or the base premium.
 */
export type ExtensionTariff = { name: string; classes: readonly VehicleClass[]; covers: readonly Cover[] } & (
  | SumInsuredBasis
  | LimitBasis
  | SingleRateBasis
);

const ALL_CLASSES: readonly VehicleClass[] = ['car', 'motorcycle', 'truck', 'bus'];
const BOTH_COVERS: readonly Cover[] = ['allrisk', 'tlo'];
const ALL_RISK: readonly Cover[] = ['allrisk'];

/** Returns limits that are equal in all three regions. */
const inAllRegions = (limits: ExtensionLimits): readonly ExtensionLimits[] => [limits, limits, limits];

/** Returns slices that end at 25, 50 and 100 million rupiah, and an unlimited slice if there is a fourth rate. */
const limitSlices = (
  rates: readonly [number, number, number],
  rateAbove100Million?: number,
): LimitSlice[] => [
  { from: 0, to: 25_000_000, rate: rates[0] },
  { from: 25_000_000, to: 50_000_000, rate: rates[1] },
  { from: 50_000_000, to: 100_000_000, rate: rates[2] },
  ...(rateAbove100Million === undefined ? [] : [{ from: 100_000_000, to: null, rate: rateAbove100Million }]),
];

/**
 * The rate of a limit above 100 million rupiah, in parts per million. The regulator lets each insurer choose this rate;
 * 0.15 % is the rate of a public calculator.
 */
const RATE_ABOVE_100_MILLION = 1_500;
const PRIVATE_LIABILITY = limitSlices([10_000, 5_000, 2_500], RATE_ABOVE_100_MILLION);
const COMMERCIAL_LIABILITY = limitSlices([15_000, 7_500, 3_750], RATE_ABOVE_100_MILLION);
const PASSENGER_LIABILITY = limitSlices([5_000, 2_500, 1_250]);

/**
 * The published tariff of extensions. 750 is 0.075 %. Source: SEOJK 6/SEOJK.05/2017; `server/seed/data/SOURCES.md` has
 * the reliability of each rate.
 */
export const EXTENSIONS: Record<ExtensionCode, ExtensionTariff> = {
  FLOOD_TYPHOON: {
    name: 'Banjir, angin topan, badai, hujan es, tanah longsor',
    classes: ALL_CLASSES,
    covers: BOTH_COVERS,
    basis: 'sum-insured',
    rates: {
      allrisk: [
        [750, 1_000],
        [1_000, 1_250],
        [750, 1_000],
      ],
      tlo: [
        [500, 750],
        [750, 1_000],
        [500, 750],
      ],
    },
  },
  EARTHQUAKE_TSUNAMI_VOLCANO: {
    name: 'Gempa bumi, tsunami, letusan gunung berapi',
    classes: ALL_CLASSES,
    covers: BOTH_COVERS,
    basis: 'sum-insured',
    rates: {
      allrisk: [
        [1_200, 1_350],
        [1_000, 1_250],
        [750, 1_000],
      ],
      tlo: [
        [850, 1_100],
        [750, 1_000],
        [500, 750],
      ],
    },
  },
  SRCC: {
    name: 'Pemogokan, kerusuhan, huru-hara (SRCC)',
    classes: ALL_CLASSES,
    covers: BOTH_COVERS,
    basis: 'sum-insured',
    rates: { allrisk: inAllRegions([500, null]), tlo: inAllRegions([350, null]) },
  },
  TERRORISM_SABOTAGE: {
    name: 'Terorisme dan sabotase',
    classes: ALL_CLASSES,
    covers: BOTH_COVERS,
    basis: 'sum-insured',
    rates: { allrisk: inAllRegions([500, null]), tlo: inAllRegions([350, null]) },
  },
  TPL: {
    name: 'Tanggung jawab hukum terhadap pihak ketiga (TJH III)',
    classes: ALL_CLASSES,
    covers: ALL_RISK,
    basis: 'limit',
    slices: {
      car: PRIVATE_LIABILITY,
      motorcycle: PRIVATE_LIABILITY,
      truck: COMMERCIAL_LIABILITY,
      bus: COMMERCIAL_LIABILITY,
    },
  },
  PASSENGER_LIABILITY: {
    name: 'Tanggung jawab hukum terhadap penumpang',
    classes: ALL_CLASSES,
    covers: ALL_RISK,
    basis: 'limit',
    slices: {
      car: PASSENGER_LIABILITY,
      motorcycle: PASSENGER_LIABILITY,
      truck: PASSENGER_LIABILITY,
      bus: PASSENGER_LIABILITY,
    },
  },
  PA_DRIVER: {
    name: 'Kecelakaan diri pengemudi',
    classes: ALL_CLASSES,
    covers: ALL_RISK,
    basis: 'person',
    rates: [5_000, null],
  },
  PA_PASSENGER: {
    name: 'Kecelakaan diri penumpang',
    classes: ALL_CLASSES,
    covers: ALL_RISK,
    basis: 'seat',
    rates: [1_000, null],
  },
  // The regulator has no rate for this extension. Insurers usually charge 5 to 10 % of the base premium.
  AUTHORIZED_WORKSHOP: {
    name: 'Bengkel resmi (authorized)',
    classes: ['car'],
    covers: ALL_RISK,
    basis: 'base-premium',
    rates: [0, null],
  },
};
