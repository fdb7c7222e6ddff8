import {
  BASE_RATES,
  TARIFF_CATEGORIES,
  TARIFF_REGIONS,
  type TariffCategory,
  tariffCategory,
} from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { percentToPpm } from '@naungan/domain/money';
import { fixedId } from '../../../core/fixed-id.ts';
import { sanitizeGeneralInfo } from '../../general-info.ts';
import { insurers } from '../../insurers-repository.ts';
import { publishedAt } from '../../seed/catalogue.ts';
import type { VehiclePlanToStore } from '../store-repository.ts';
import { attachmentsOf } from './attachments.ts';
import { CATALOGUE, type ProductRow } from './catalogue.ts';
import { benefitsOf, COVERAGE, deductiblesOf, generalInfoOf } from './cover.ts';
import { declarationsOf } from './declarations.ts';
import { expansionsOf, rateAt } from './expansions.ts';
import { featuresOf } from './features.ts';
import { workshopsOf } from './workshops.ts';

/** Base rates are multiples of a hundredth of a percent: 100 parts per million. */
const RATE_STEP = 100;

/** The tariff has categories 1 to 5 for cars, by price; other vehicle types have one category each. */
const LAST_CAR_CATEGORY = 5;

const isInsured = (types: ProductRow['types'], category: TariffCategory) =>
  types.some((vehicleType) =>
    vehicleType === 'MV4'
      ? category <= LAST_CAR_CATEGORY
      : tariffCategory({ vehicleType, sumInsured: 1 }) === category,
  );

/** Returns a rate for each category that the product insures, in each region. */
const ratesOf = ({ cover, bandPercent, types }: ProductRow): VehiclePlan['rates'] =>
  TARIFF_CATEGORIES.filter((category) => isInsured(types, category)).flatMap((category) =>
    TARIFF_REGIONS.map((region) => {
      const limits = BASE_RATES[cover][category][region - 1] ?? [0, 0];
      return { category, region, rate: rateAt(limits, bandPercent, RATE_STEP) };
    }),
  );

function planOf(row: ProductRow, index: number): VehiclePlanToStore {
  const insurer = insurers.find(({ code }) => code === row.insurer);
  if (!insurer)
    throw new Error(
      `The catalogue names the insurer ${row.insurer}, which is not in server/seed/data/insurers.csv.`,
    );
  const plan: VehiclePlan = {
    _id: fixedId(`plan/${row.code}`),
    productName: row.name,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    adminFee: row.adminFee,
    policyPrintFee: row.policyPrintFee,
    serviceFee: row.serviceFee,
    transactionType: row.channel,
    generalInfo: sanitizeGeneralInfo(generalInfoOf(row)),
    attachments: attachmentsOf(row),
    declarations: declarationsOf(row),
    typeCoverage: row.cover,
    vehicleTypes: [...row.types],
    maxAge: row.maxAge,
    rates: ratesOf(row),
    discount: row.discount > 0 ? 'ya' : 'tidak',
    discountRate: percentToPpm(row.discount),
    surveyRequired: row.requiresSurvey ? 'ya' : 'not',
    coverage: [...COVERAGE[row.cover]],
    ownRisk: deductiblesOf(row),
    feature: featuresOf(row.features),
    benefits: benefitsOf(row),
    expansion: expansionsOf(row.code, row.expansions, row.cover, row.bandPercent).map((extension) => ({
      ...extension,
      rates: [...extension.rates],
    })),
    workshops: workshopsOf(index),
  };
  return { code: row.code, createdAt: publishedAt(index), plan };
}

/** Every vehicle product, newest first. */
export const vehiclePlans: VehiclePlanToStore[] = CATALOGUE.map(planOf);
