import type { Cover, VehicleType } from '@naungan/domain/lines/vehicle';
import { fixedFee, noFee, percentageFee } from '../../seed/catalogue.ts';
import type { BandPercent, ExpansionSet } from './expansions.ts';
import type { FeatureSet } from './features.ts';

/** A vehicle product as its insurer offers it. */
export type ProductRow = {
  code: string;
  insurer: string;
  name: string;
  cover: Cover;
  types: readonly VehicleType[];
  /** Position of the product's rates between the regulator's lowest and highest rate, in percent. */
  bandPercent: BandPercent;
  /** Discount on the rate in percent. */
  discount: number;
  /** Highest age of a vehicle in years. */
  maxAge: number;
  requiresSurvey: boolean;
  channel: 'online' | 'offline';
  adminFee: number;
  policyPrintFee: number;
  serviceFee: ReturnType<typeof fixedFee>;
  expansions: ExpansionSet;
  features: FeatureSet;
};

// MV4 is a car, MV2 a motorcycle.
const CAR = ['MV4'] as const;
const MOTORCYCLE = ['MV2'] as const;
const HEAVY_VEHICLE = ['TRUCK', 'BUS'] as const;
const ANY_VEHICLE = ['MV4', 'MV2', 'TRUCK', 'BUS'] as const;

type DefaultField =
  | 'requiresSurvey'
  | 'channel'
  | 'adminFee'
  | 'policyPrintFee'
  | 'serviceFee'
  | 'expansions'
  | 'features';
const DEFAULTS: Pick<ProductRow, DefaultField> = {
  requiresSurvey: false,
  channel: 'online',
  adminFee: 50_000,
  policyPrintFee: 35_000,
  serviceFee: noFee,
  expansions: 'lengkap',
  features: 'standar',
};

/** A comprehensive product for cars. */
const allRisk = (
  code: string,
  insurer: string,
  name: string,
  overrides: Partial<ProductRow>,
): ProductRow => ({
  ...DEFAULTS,
  code,
  insurer,
  name,
  cover: 'allrisk',
  types: CAR,
  bandPercent: 50,
  discount: 0,
  maxAge: 10,
  ...overrides,
});

/** A total loss product. */
const tlo = (code: string, insurer: string, name: string, overrides: Partial<ProductRow>): ProductRow => ({
  ...DEFAULTS,
  code,
  insurer,
  name,
  cover: 'tlo',
  types: CAR,
  bandPercent: 50,
  discount: 0,
  maxAge: 15,
  expansions: 'dasar' as const,
  features: 'ringkas' as const,
  ...overrides,
});

/** Every vehicle product, newest first. Products and insurers are fictional. */
export const CATALOGUE: readonly ProductRow[] = [
  allRisk('KA-01', 'NRG', 'Nusaraga Oto Lengkap', { bandPercent: 60, discount: 5, features: 'lengkap' }),
  allRisk('KA-02', 'SBK', 'Sambirejo Mobil Aman', { bandPercent: 20, serviceFee: fixedFee(25_000) }),
  allRisk('KA-03', 'LWP', 'Lawang Oto Utama', {
    bandPercent: 100,
    discount: 8,
    maxAge: 12,
    requiresSurvey: true,
    features: 'lengkap',
    serviceFee: percentageFee(1, 75_000),
  }),
  tlo('KT-01', 'KLN', 'Kalanusa TLO Semua Kendaraan', { types: ANY_VEHICLE, bandPercent: 30, discount: 4 }),
  allRisk('KA-04', 'RGK', 'Rengganis Mobil Hemat', { bandPercent: 0, expansions: 'hemat', adminFee: 35_000 }),
  allRisk('KA-05', 'KLN', 'Kalanusa Mobil Keluarga', { bandPercent: 75, discount: 6, adminFee: 40_000 }),
  tlo('KT-02', 'NRG', 'Nusaraga Motor', {
    types: MOTORCYCLE,
    bandPercent: 80,
    discount: 10,
    adminFee: 20_000,
  }),
  allRisk('KA-06', 'PDM', 'Padma Oto Perlindungan Penuh', {
    bandPercent: 40,
    maxAge: 8,
    requiresSurvey: true,
  }),
  tlo('KT-03', 'SBK', 'Sambirejo Mobil TLO', { bandPercent: 10, discount: 2, serviceFee: fixedFee(15_000) }),
  allRisk('KA-07', 'TRB', 'Teratai Mobil Prioritas', {
    bandPercent: 90,
    discount: 3,
    channel: 'offline',
    features: 'lengkap',
    adminFee: 75_000,
  }),
  tlo('KT-04', 'LWP', 'Lawang Niaga', {
    types: HEAVY_VEHICLE,
    bandPercent: 50,
    requiresSurvey: true,
    adminFee: 75_000,
  }),
  tlo('KT-05', 'RGK', 'Rengganis Motor Harian', {
    types: MOTORCYCLE,
    bandPercent: 0,
    expansions: 'tanpa',
    adminFee: 15_000,
  }),
  tlo('KT-06', 'PDM', 'Padma Mobil TLO', { bandPercent: 60, discount: 7 }),
  tlo('KT-07', 'TRB', 'Teratai Armada', {
    types: HEAVY_VEHICLE,
    bandPercent: 70,
    channel: 'offline',
    maxAge: 12,
  }),
  tlo('KT-08', 'RGK', 'Rengganis Mobil TLO', { bandPercent: 0, expansions: 'tanpa', adminFee: 30_000 }),
  allRisk('KA-08', 'SBK', 'Sambirejo Mobil Baru', {
    bandPercent: 55,
    discount: 4,
    maxAge: 6,
    features: 'lengkap',
  }),
  tlo('KT-09', 'KLN', 'Kalanusa Motor Plus', {
    types: MOTORCYCLE,
    bandPercent: 45,
    discount: 5,
    adminFee: 20_000,
  }),
  tlo('KT-10', 'NRG', 'Nusaraga Mobil TLO', { bandPercent: 35, discount: 3, adminFee: 40_000 }),
];
