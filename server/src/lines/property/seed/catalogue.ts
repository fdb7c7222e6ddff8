import type { PropertyType } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { fixedFee, noFee, percentageFee } from '../../seed/catalogue.ts';

/** A property product as its insurer offers it. */
export type ProductRow = {
  code: string;
  insurer: string;
  name: string;
  type: PropertyType;
  occupations: AnyPropertyPlan['occupations'];
  /** Position of the product's fire rates between the regulator's lowest and highest rate, in percent. */
  bandPercent: number;
  /** Position of the flood extension's rate in its band, in percent; null where the extension is not offered. */
  floodBandPercent: number | null;
  /** Limits of the sum insured. */
  sumInsuredLimits: AnyPropertyPlan['sumInsured'];
  maxFloor: number;
  /** Longest term in years. */
  maxTermYears: number;
  requiresSurvey: boolean;
  channel: 'online' | 'offline';
  adminFee: number;
  policyPrintFee: number;
  serviceFee: ReturnType<typeof fixedFee>;
};

/** Houses, boarding houses and flats. */
const HOME_OCCUPATIONS = { taken: ['2976', '29761', '2971', '2972', '2973', '2975'], refused: [] };

/** Group 29 of the table: homes, shops, offices, hotels, schools, warehouses. */
const GROUP_29 = { taken: ['29'], refused: [] };

/** Manufacturers of explosives, whom no product accepts. */
const REFUSED_OCCUPATIONS = ['2399', '286'];

/** Every group of the table, except the refused occupations. */
const ANY_OCCUPATION = {
  taken: ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31'],
  refused: REFUSED_OCCUPATIONS,
};

const BILLION = 1_000_000_000;

type DefaultField =
  | 'maxFloor'
  | 'maxTermYears'
  | 'requiresSurvey'
  | 'channel'
  | 'policyPrintFee'
  | 'serviceFee'
  | 'sumInsuredLimits';
const DEFAULTS: Pick<ProductRow, DefaultField> = {
  sumInsuredLimits: { min: 100_000_000, max: 25 * BILLION },
  maxFloor: 24,
  maxTermYears: 25,
  requiresSurvey: false,
  channel: 'online',
  policyPrintFee: 30_000,
  serviceFee: noFee,
};

/** The usual values of each property type. */
const DEFAULTS_BY_TYPE: Record<
  PropertyType,
  Pick<ProductRow, 'bandPercent' | 'floodBandPercent' | 'adminFee' | 'occupations'>
> = {
  kebakaran: { bandPercent: 50, floodBandPercent: 50, adminFee: 35_000, occupations: GROUP_29 },
  gempabumi: { bandPercent: 0, floodBandPercent: null, adminFee: 35_000, occupations: ANY_OCCUPATION },
  'kebakaran-gempabumi': { bandPercent: 50, floodBandPercent: 50, adminFee: 65_000, occupations: GROUP_29 },
};

/** Returns a function that makes a product of this type, with the usual values unless `overrides` has others. */
const productMaker =
  (type: PropertyType) =>
  (code: string, insurer: string, name: string, overrides: Partial<ProductRow>): ProductRow => ({
    ...DEFAULTS,
    ...DEFAULTS_BY_TYPE[type],
    code,
    insurer,
    name,
    type,
    ...overrides,
  });

const fire = productMaker('kebakaran');
const earthquake = productMaker('gempabumi');
const fireAndEarthquake = productMaker('kebakaran-gempabumi');

/** Sold by an agent after a survey of the building. */
const SOLD_AFTER_SURVEY = { requiresSurvey: true, channel: 'offline' } as const;
const HIGH_LIMITS = { min: BILLION, max: 500 * BILLION };
const LOW_LIMITS = { min: 50_000_000, max: 5 * BILLION };

/** Every property product, newest first. Products and insurers are fictional. */
export const CATALOGUE: readonly ProductRow[] = [
  fireAndEarthquake('PKG-01', 'NRG', 'Nusaraga Rumah Lengkap', {
    occupations: HOME_OCCUPATIONS,
    bandPercent: 40,
    floodBandPercent: 30,
  }),
  fire('PK-01', 'NRG', 'Nusaraga Rumah Terlindungi', {
    occupations: HOME_OCCUPATIONS,
    bandPercent: 60,
    floodBandPercent: 40,
  }),
  fire('PK-02', 'SBK', 'Sambirejo Rumah Aman', {
    occupations: HOME_OCCUPATIONS,
    bandPercent: 20,
    floodBandPercent: null,
    sumInsuredLimits: LOW_LIMITS,
    maxFloor: 3,
    serviceFee: fixedFee(25_000),
  }),
  earthquake('PG-01', 'NRG', 'Nusaraga Gempa Bumi', {}),
  fireAndEarthquake('PKG-02', 'KLN', 'Kalanusa Griya Lengkap', {
    occupations: HOME_OCCUPATIONS,
    bandPercent: 25,
    adminFee: 55_000,
  }),
  fire('PK-03', 'PDM', 'Padma Griya Hemat', {
    bandPercent: 0,
    floodBandPercent: 0,
    sumInsuredLimits: LOW_LIMITS,
    maxFloor: 4,
    maxTermYears: 20,
  }),
  fire('PK-04', 'KLN', 'Kalanusa Bangunan Usaha', {
    occupations: ANY_OCCUPATION,
    bandPercent: 50,
    policyPrintFee: 40_000,
  }),
  earthquake('PG-02', 'LWP', 'Lawang Gempa Rumah', {
    occupations: HOME_OCCUPATIONS,
    sumInsuredLimits: LOW_LIMITS,
    adminFee: 25_000,
    maxTermYears: 10,
    serviceFee: fixedFee(15_000),
  }),
  fireAndEarthquake('PKG-03', 'TRB', 'Teratai Properti Lengkap', {
    bandPercent: 75,
    floodBandPercent: 80,
    serviceFee: percentageFee(1, 100_000),
  }),
  fire('PK-05', 'TRB', 'Teratai Properti Usaha', {
    ...SOLD_AFTER_SURVEY,
    occupations: ANY_OCCUPATION,
    bandPercent: 80,
    floodBandPercent: 60,
    sumInsuredLimits: HIGH_LIMITS,
    maxFloor: 50,
    maxTermYears: 10,
    adminFee: 75_000,
    policyPrintFee: 40_000,
  }),
  earthquake('PG-03', 'KLN', 'Kalanusa Gempa Bumi', { adminFee: 30_000, maxFloor: 12 }),
  fire('PK-06', 'SBK', 'Sambirejo Ruko dan Toko', {
    bandPercent: 35,
    floodBandPercent: 20,
    maxFloor: 6,
    maxTermYears: 15,
  }),
  fireAndEarthquake('PKG-04', 'KLN', 'Kalanusa Usaha Lengkap', {
    occupations: ANY_OCCUPATION,
    bandPercent: 55,
    floodBandPercent: null,
  }),
  earthquake('PG-04', 'TRB', 'Teratai Gempa Bumi Gedung', {
    ...SOLD_AFTER_SURVEY,
    sumInsuredLimits: HIGH_LIMITS,
    maxFloor: 60,
    adminFee: 75_000,
    policyPrintFee: 40_000,
    serviceFee: percentageFee(1, 250_000),
  }),
  fire('PK-07', 'PDM', 'Padma Properti Industri', {
    ...SOLD_AFTER_SURVEY,
    occupations: ANY_OCCUPATION,
    bandPercent: 100,
    floodBandPercent: 100,
    sumInsuredLimits: HIGH_LIMITS,
    maxFloor: 40,
    maxTermYears: 5,
    adminFee: 100_000,
    policyPrintFee: 40_000,
  }),
  earthquake('PG-05', 'LWP', 'Lawang Gempa Usaha', { occupations: GROUP_29, maxTermYears: 15 }),
  fireAndEarthquake('PKG-05', 'TRB', 'Teratai Griya Hemat', {
    occupations: HOME_OCCUPATIONS,
    bandPercent: 0,
    floodBandPercent: null,
    sumInsuredLimits: LOW_LIMITS,
    maxFloor: 3,
    adminFee: 50_000,
  }),
  fire('PK-08', 'NRG', 'Nusaraga Kantor dan Toko', {
    bandPercent: 45,
    floodBandPercent: 45,
    serviceFee: percentageFee(2, 75_000),
  }),
  fireAndEarthquake('PKG-06', 'NRG', 'Nusaraga Usaha Lengkap', {
    ...SOLD_AFTER_SURVEY,
    occupations: ANY_OCCUPATION,
    bandPercent: 90,
    floodBandPercent: 90,
    sumInsuredLimits: HIGH_LIMITS,
    maxFloor: 60,
    maxTermYears: 10,
    adminFee: 120_000,
    policyPrintFee: 40_000,
  }),
];
