import { premiumBands } from './bands.ts';
import {
  dentalBenefits,
  hospitalCash,
  hospitalStay,
  hospitalStayInPercent,
  maternityBenefits,
  outpatientBenefits,
  singleOutpatientBenefit,
} from './coverage.ts';
import type { HealthProduct, ProductBenefit, ProductKind } from './product.ts';

const ALL_AGES: [number, number] = [0, 65];

type Row = {
  code: string;
  insurer: string;
  name: string;
  kind?: ProductKind;
  ages?: [number, number];
  /** Yearly premium in rupiah for the ages 18 to 30. */
  base: number;
  annualLimit: number | null;
  limitToBenefit?: boolean;
  benefits: ProductBenefit[];
  coPaymentPercent?: number;
  mechanisms?: HealthProduct['mechanisms'];
};

const variant = ({ base, ages = ALL_AGES, ...row }: Row): HealthProduct => ({
  kind: 'inap',
  limitToBenefit: row.annualLimit === null,
  extensions: [],
  coPaymentPercent: 0,
  mechanisms: ['cashless', 'reimbursement'],
  ...row,
  bands: premiumBands(base, ...ages),
});

/** Makes a plan for hospital stays. `roomRate` is per day; the plan pays at most 400 times this rate in a year. */
const hospitalPlan = (
  roomRate: number,
  row: Omit<Row, 'annualLimit' | 'benefits'>,
  extraBenefits: ProductBenefit[] = [],
) =>
  variant({ ...row, annualLimit: roomRate * 400, benefits: [...hospitalStay(roomRate), ...extraBenefits] });

/** Makes a plan that pays cash for each day in hospital. */
const cashPlan = (dailyCash: number, row: Omit<Row, 'annualLimit' | 'benefits'>) =>
  variant({
    ...row,
    kind: 'santunan',
    annualLimit: null,
    benefits: hospitalCash(dailyCash),
    mechanisms: ['reimbursement'],
  });

/**
 * Makes a plan for care without a hospital stay. `visitLimit` is the limit for one visit to a general practitioner; the
 * plan pays at most 50 times this limit in a year.
 */
const outpatientPlan = (
  visitLimit: number,
  row: Omit<Row, 'annualLimit' | 'benefits'>,
  extraBenefits: ProductBenefit[] = [],
) =>
  variant({
    ...row,
    kind: 'rawat-jalan',
    annualLimit: visitLimit * 50,
    benefits: [...outpatientBenefits(visitLimit), ...extraBenefits],
  });

/**
 * Plans in addition to the reference data. They are made like its plans, with other room rates, extensions, ages and
 * kinds of cover.
 */
export const variants: HealthProduct[] = [
  hospitalPlan(
    500_000,
    { code: 'HK-09', insurer: 'SBK', name: 'Sambirejo Sehat 500 Plus', base: 7_440_000 },
    singleOutpatientBenefit(5_000_000),
  ),
  cashPlan(200_000, {
    code: 'HK-10',
    insurer: 'SBK',
    name: 'Sambirejo Santunan Harian 200',
    base: 1_270_000,
  }),
  hospitalPlan(300_000, {
    code: 'HK-11',
    insurer: 'LWP',
    name: 'Lawang Medika 300',
    base: 3_200_000,
    coPaymentPercent: 10,
  }),
  cashPlan(500_000, {
    code: 'HK-12',
    insurer: 'LWP',
    name: 'Lawang Santunan Rawat Inap 500',
    base: 3_170_000,
  }),
  hospitalPlan(
    500_000,
    { code: 'HK-13', insurer: 'LWP', name: 'Lawang Medika Junior', base: 6_400_000, ages: [0, 17] },
    [...singleOutpatientBenefit(5_000_000), ...dentalBenefits(1_500_000)],
  ),
  hospitalPlan(
    600_000,
    { code: 'HK-14', insurer: 'TRB', name: 'Teratai Medika Keluarga', base: 11_280_000, ages: [0, 60] },
    [...singleOutpatientBenefit(6_000_000), ...maternityBenefits(15_000_000)],
  ),
  outpatientPlan(150_000, {
    code: 'HK-15',
    insurer: 'TRB',
    name: 'Teratai Rawat Jalan Cermat',
    base: 1_850_000,
  }),
  hospitalPlan(750_000, {
    code: 'HK-16',
    insurer: 'TRB',
    name: 'Teratai Medika Senior',
    base: 6_900_000,
    ages: [41, 65],
    coPaymentPercent: 10,
  }),
  hospitalPlan(400_000, { code: 'HK-17', insurer: 'RGK', name: 'Rengganis Sehat 400', base: 3_960_000 }),
  variant({
    code: 'HK-18',
    insurer: 'RGK',
    name: 'Rengganis Bunda',
    kind: 'melahirkan',
    ages: [18, 45],
    base: 4_200_000,
    annualLimit: 40_000_000,
    benefits: maternityBenefits(15_000_000),
  }),
  variant({
    code: 'HK-19',
    insurer: 'RGK',
    name: 'Rengganis Fleksi 300 Juta',
    base: 6_750_000,
    annualLimit: 300_000_000,
    benefits: hospitalStayInPercent(),
  }),
  hospitalPlan(
    1_000_000,
    { code: 'HK-20', insurer: 'PDM', name: 'Padma Medika Keluarga', base: 13_020_000, ages: [0, 60] },
    singleOutpatientBenefit(10_000_000),
  ),
  hospitalPlan(150_000, {
    code: 'HK-21',
    insurer: 'PDM',
    name: 'Padma Sehat Hemat',
    base: 1_900_000,
    coPaymentPercent: 10,
  }),
  hospitalPlan(
    2_500_000,
    { code: 'HK-22', insurer: 'PDM', name: 'Padma Medika Eksekutif 2500', base: 27_900_000 },
    [...singleOutpatientBenefit(25_000_000), ...dentalBenefits(7_500_000)],
  ),
  variant({
    code: 'HK-23',
    insurer: 'WRD',
    name: 'Waradhana Fleksi Manfaat',
    base: 5_400_000,
    annualLimit: 250_000_000,
    limitToBenefit: true,
    benefits: hospitalStayInPercent(),
  }),
  outpatientPlan(
    250_000,
    {
      code: 'HK-24',
      insurer: 'WRD',
      name: 'Waradhana Rawat Jalan Utama',
      base: 3_450_000,
      coPaymentPercent: 10,
    },
    dentalBenefits(2_500_000),
  ),
  hospitalPlan(250_000, { code: 'HK-25', insurer: 'NRG', name: 'Nusaraga Sehat 250', base: 2_850_000 }),
  cashPlan(400_000, { code: 'HK-26', insurer: 'NRG', name: 'Nusaraga Santunan Harian 400', base: 2_530_000 }),
  hospitalPlan(800_000, {
    code: 'HK-27',
    insurer: 'KLN',
    name: 'Kalanusa Medika 800',
    base: 7_000_000,
    ages: [1, 60],
  }),
  outpatientPlan(120_000, {
    code: 'HK-28',
    insurer: 'KLN',
    name: 'Kalanusa Rawat Jalan Dasar',
    base: 1_480_000,
  }),
  hospitalPlan(
    1_200_000,
    { code: 'HK-29', insurer: 'KLN', name: 'Kalanusa Medika 1200 Keluarga', base: 19_600_000, ages: [0, 60] },
    [...singleOutpatientBenefit(12_000_000), ...maternityBenefits(30_000_000)],
  ),
  hospitalPlan(
    1_750_000,
    { code: 'HK-30', insurer: 'NRG', name: 'Nusaraga Medika Platinum', base: 20_500_000, ages: [18, 65] },
    singleOutpatientBenefit(17_500_000),
  ),
];
