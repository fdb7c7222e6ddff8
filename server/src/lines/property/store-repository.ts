import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { formatRupiah } from '@naungan/domain/money';
import { fixedId } from '../../core/fixed-id.ts';
import type { Tx } from '../../db/client.ts';
import { plans, propertyPlans, propertyTariffs } from '../../db/schema.ts';
import { missingPlans } from '../plans-repository.ts';
import type { PropertyDocument } from './plan.ts';
import { tariffRow } from './tariff.ts';

/** A product to store. `plan._id` is derived from `code`, so that the seed never stores a product twice. */
export type PropertyPlanToStore = { code: string; createdAt: Date; plan: AnyPropertyPlan };

/** Returns the facts of a product card, always in the same order, so that cards are easy to compare. */
const highlightsOf = (plan: AnyPropertyPlan): PropertyDocument['highlights'] => [
  { title: 'Harga bangunan', value: `s/d ${formatRupiah(plan.sumInsured.max)}` },
  { title: 'Jangka waktu', value: `s/d ${plan.maxTimePeriod} tahun` },
  { title: 'Perluasan banjir', value: plan.flood ? 'Dapat ditambahkan' : 'Tidak ada' },
  { title: 'Survei', value: plan.surveyRequired === 'ya' ? 'Dengan survei' : 'Tanpa survei' },
];

function documentOf(plan: AnyPropertyPlan): PropertyDocument {
  const { earthquakeAdminFee, policyPrintFee, serviceFee, generalInfo, attachments, declarations } = plan;
  const { surveyRequired, coverage, earthquakeCoverage, notCovered, ownRisk, benefits } = plan;
  return {
    earthquakeAdminFee,
    policyPrintFee,
    serviceFee,
    generalInfo,
    attachments,
    declarations,
    surveyRequired,
    coverage,
    notCovered,
    ownRisk,
    benefits,
    earthquakeCoverage,
    highlights: highlightsOf(plan),
    floodName: plan.flood?.name ?? null,
  };
}

function rowOf({ code, createdAt, plan }: PropertyPlanToStore) {
  const { _id: id, typeCoverage: productType, productName, transactionType, minAge, maxAge, adminFee } = plan;
  return {
    id,
    productType,
    code,
    productName,
    transactionType,
    minAge,
    maxAge,
    adminFee,
    createdAt,
    insurerId: plan.insuranceCompany._id,
    document: documentOf(plan),
  };
}

/** Returns a tariff with an id made from its content, so that products with equal tariffs share a row. */
function storedTariff({ plan }: PropertyPlanToStore) {
  const row = tariffRow(plan);
  return { id: fixedId(`property-tariff/${JSON.stringify(row)}`), ...row };
}

/** Inserts the products whose code is not stored yet. Call this function in a transaction. */
export async function addMissingPropertyPlans(tx: Tx, rows: readonly PropertyPlanToStore[]): Promise<void> {
  const newPlans = await missingPlans(tx, rows);
  if (newPlans.length === 0) return;
  await tx.insert(plans).values(newPlans.map(rowOf));
  await tx.insert(propertyTariffs).values(newPlans.map(storedTariff)).onConflictDoNothing();
  const links = newPlans.map((row) => ({ planId: row.plan._id, tariffId: storedTariff(row).id }));
  await tx.insert(propertyPlans).values(links);
}
