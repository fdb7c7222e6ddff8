import type { AccidentProduct } from './product.ts';
import { premiumBands, yearlyPremiumOf } from './tariff.ts';

const ADULTS: [number, number] = [17, 60];
const MILLION = 1_000_000;
/** A policy can be renewed for this many years after the highest age for a new policy. */
const RENEWAL_YEARS = 5;

type Row = Partial<Omit<AccidentProduct, 'bands'>> &
  Pick<AccidentProduct, 'code' | 'insurer' | 'name' | 'sumInsured'> & { ages?: [number, number] };

/** Makes a product whose limits have the proportions of the reference plans, unless the row overrides them. */
function variant({ ages = ADULTS, ...row }: Row): AccidentProduct {
  const { sumInsured } = row;
  const product = {
    riskClass: 1,
    medicalLimit: sumInsured / 10,
    funeralLimit: Math.min(sumInsured / 50, 10 * MILLION),
    hospitalCash: { amount: Math.min(sumInsured / 400, 500_000), days: 30 },
    weeklyCash: null,
    coversMotorcycle: false,
    coversSports: false,
    limitToBenefit: false,
    renewalAge: ages[1] + RENEWAL_YEARS,
    ...row,
  } as const;
  return { ...product, bands: premiumBands(yearlyPremiumOf(product), ...ages) };
}

/** Cover for death and disability only. */
const NO_EXTRAS = { medicalLimit: null, funeralLimit: null, hospitalCash: null } as const;

/** Plans in addition to the reference data, with other sums, occupations, ages and extensions. */
export const variants: AccidentProduct[] = [
  variant({ code: 'PA-09', insurer: 'NRG', name: 'Nusaraga Diri Perunggu', sumInsured: 10 * MILLION }),
  variant({
    code: 'PA-10',
    insurer: 'NRG',
    name: 'Nusaraga Pekerja Lapangan',
    sumInsured: 100 * MILLION,
    riskClass: 2,
  }),
  variant({
    code: 'PA-11',
    insurer: 'NRG',
    name: 'Nusaraga Pengendara 50',
    sumInsured: 50 * MILLION,
    coversMotorcycle: true,
  }),
  variant({ code: 'PA-12', insurer: 'SBK', name: 'Sambirejo Siaga 100', sumInsured: 100 * MILLION }),
  variant({
    code: 'PA-13',
    insurer: 'SBK',
    name: 'Sambirejo Siaga Pekerja 50',
    sumInsured: 50 * MILLION,
    riskClass: 3,
  }),
  variant({
    code: 'PA-14',
    insurer: 'SBK',
    name: 'Sambirejo Siaga Ringkas 100',
    sumInsured: 100 * MILLION,
    ...NO_EXTRAS,
  }),
  variant({
    code: 'PA-15',
    insurer: 'TRB',
    name: 'Teratai Siaga Junior',
    sumInsured: 25 * MILLION,
    ages: [1, 16],
    renewalAge: 16,
  }),
  variant({
    code: 'PA-16',
    insurer: 'TRB',
    name: 'Teratai Siaga Senior',
    sumInsured: 50 * MILLION,
    ages: [55, 70],
  }),
  variant({
    code: 'PA-17',
    insurer: 'TRB',
    name: 'Teratai Siaga Pencari Nafkah',
    sumInsured: 150 * MILLION,
    weeklyCash: { amount: 500_000, weeks: 52 },
  }),
  variant({ code: 'PA-18', insurer: 'RGK', name: 'Rengganis Aktif 100', sumInsured: 100 * MILLION }),
  variant({
    code: 'PA-19',
    insurer: 'RGK',
    name: 'Rengganis Aktif Olahraga',
    sumInsured: 150 * MILLION,
    riskClass: 2,
    coversSports: true,
  }),
  variant({
    code: 'PA-20',
    insurer: 'RGK',
    name: 'Rengganis Roda Dua',
    sumInsured: 100 * MILLION,
    riskClass: 2,
    coversMotorcycle: true,
  }),
  variant({ code: 'PA-21', insurer: 'PDM', name: 'Padma Diri Madya', sumInsured: 150 * MILLION }),
  variant({
    code: 'PA-22',
    insurer: 'PDM',
    name: 'Padma Diri Lapangan',
    sumInsured: 200 * MILLION,
    riskClass: 2,
  }),
  variant({
    code: 'PA-23',
    insurer: 'PDM',
    name: 'Padma Diri Keluarga',
    sumInsured: 250 * MILLION,
    ages: [1, 60],
  }),
  variant({
    code: 'PA-24',
    insurer: 'WRD',
    name: 'Waradhana Fleksi Santunan',
    sumInsured: 250 * MILLION,
    limitToBenefit: true,
  }),
  variant({
    code: 'PA-25',
    insurer: 'WRD',
    name: 'Waradhana Diri Eksekutif',
    sumInsured: 2_000 * MILLION,
  }),
  variant({
    code: 'PA-26',
    insurer: 'WRD',
    name: 'Waradhana Risiko Khusus',
    sumInsured: 100 * MILLION,
    riskClass: 4,
    coversSports: true,
  }),
];
