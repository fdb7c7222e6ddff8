import { BASE_RATES, TARIFF_CATEGORIES, TARIFF_REGIONS } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { percentToPpm } from '@naungan/domain/money';
import { fixedId } from '../../../core/fixed-id.ts';
import { sanitizeGeneralInfo } from '../../general-info.ts';
import { insurers } from '../../insurers-repository.ts';
import { publishedAt } from '../../person/seed/catalogue.ts';
import { CATALOGUE, type ProductRow } from './catalogue.ts';
import { benefitsOf, COVERAGE, generalInfoOf, ownRiskOf } from './cover.ts';
import { attachmentsOf, declarationsOf } from './documents.ts';
import { expansionsOf, rateAt } from './expansions.ts';
import { featuresOf } from './features.ts';
import { workshopsOf } from './workshops.ts';

/** A product as it is stored: with its code and the day it was published. */
export type VehiclePlanToStore = { code: string; insurerCode: string; createdAt: Date; plan: VehiclePlan };

/** Base rates are filed in hundredths of a percent. */
const STEP = 100;

const ratesOf = ({ cover, place }: Pick<ProductRow, 'cover' | 'place'>): VehiclePlan['rates'] =>
  TARIFF_CATEGORIES.flatMap((category) =>
    TARIFF_REGIONS.map((region) => {
      const limits = BASE_RATES[cover][category][region - 1] ?? [0, 0];
      return { category, region, rate: rateAt(limits, place, STEP) };
    }),
  );

function planOf(row: ProductRow, place: number): VehiclePlanToStore {
  const insurer = insurers.find(({ code }) => code === row.insurer);
  if (!insurer) throw new Error(`The catalogue lists ${row.insurer}, which is no insurer.`);
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
    surveyRequired: row.survey ? 'ya' : 'not',
    coverage: [...COVERAGE[row.cover]],
    ownRisk: ownRiskOf(row),
    feature: featuresOf(row.features),
    benefits: benefitsOf(row),
    expansion: expansionsOf(row.code, row.expansions, row.cover, row.place).map((one) => ({
      ...one,
      rates: [...one.rates],
    })),
    workshops: workshopsOf(place),
  };
  return { code: row.code, insurerCode: row.insurer, createdAt: publishedAt(place), plan };
}

/** Every product that insures vehicles, newest first. */
export const vehiclePlans: VehiclePlanToStore[] = CATALOGUE.map(planOf);
