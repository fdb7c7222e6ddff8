import type { PropertyType } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { percentToPpm } from '@naungan/domain/money';
import { fixedId } from '../../../core/fixed-id.ts';
import { sanitizeGeneralInfo } from '../../general-info.ts';
import { insurers } from '../../insurers-repository.ts';
import { publishedAt } from '../../seed/catalogue.ts';
import type { PropertyPlanToStore } from '../store-repository.ts';
import { attachmentsOf } from './attachments.ts';
import { CATALOGUE, type ProductRow } from './catalogue.ts';
import {
  benefitsOf,
  coverageOf,
  deductiblesOf,
  earthquakeCoverageOf,
  generalInfoOf,
  notCoveredOf,
} from './cover.ts';
import { declarationsOf } from './declarations.ts';

/** Returns the part of a product's admin fee that belongs to the earthquake policy, in rupiah. */
const EARTHQUAKE_FEE: Record<PropertyType, (adminFee: number) => number> = {
  kebakaran: () => 0,
  gempabumi: (adminFee) => adminFee,
  'kebakaran-gempabumi': () => 25_000,
};

/** Age limits of the owner. */
const OWNER_AGES = { minAge: 17, maxAge: 75 };

function planOf(row: ProductRow, index: number): PropertyPlanToStore {
  const insurer = insurers.find(({ code }) => code === row.insurer);
  if (!insurer)
    throw new Error(
      `The catalogue names the insurer ${row.insurer}, which is not in server/seed/data/insurers.csv.`,
    );
  const plan: AnyPropertyPlan = {
    _id: fixedId(`plan/${row.code}`),
    productName: row.name,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    adminFee: row.adminFee,
    earthquakeAdminFee: EARTHQUAKE_FEE[row.type](row.adminFee),
    policyPrintFee: row.policyPrintFee,
    serviceFee: row.serviceFee,
    transactionType: row.channel,
    generalInfo: sanitizeGeneralInfo(generalInfoOf(row)),
    attachments: attachmentsOf(row),
    declarations: declarationsOf(row),
    typeCoverage: row.type,
    bandPosition: percentToPpm(row.bandPercent),
    occupations: { taken: [...row.occupations.taken], refused: [...row.occupations.refused] },
    sumInsured: { ...row.sumInsuredLimits },
    maxFloor: row.maxFloor,
    maxTimePeriod: row.maxTermYears,
    flood:
      row.floodBandPercent === null
        ? null
        : { name: 'Banjir, angin topan, dan badai', bandPosition: percentToPpm(row.floodBandPercent) },
    surveyRequired: row.requiresSurvey ? 'ya' : 'not',
    ...OWNER_AGES,
    coverage: coverageOf(row),
    earthquakeCoverage: earthquakeCoverageOf(row),
    notCovered: notCoveredOf(row),
    ownRisk: deductiblesOf(row),
    benefits: benefitsOf(row),
  };
  return { code: row.code, createdAt: publishedAt(index), plan };
}

/** Every property product, newest first. */
export const propertyPlans: PropertyPlanToStore[] = CATALOGUE.map(planOf);
