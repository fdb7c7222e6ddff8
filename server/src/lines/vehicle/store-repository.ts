import { COVER_LABELS } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { Tx } from '../../db/client.ts';
import { plans, vehicleRates } from '../../db/schema.ts';
import { missingPlans } from '../plans-repository.ts';
import type { VehicleDocument } from './plan.ts';

/** A product to store. `plan._id` is derived from `code`, so a product has the same id in every database. */
export type VehiclePlanToStore = { code: string; createdAt: Date; plan: VehiclePlan };

/** Returns the facts of a product card, always in the same order, so that cards are easy to compare. */
const highlightsOf = (plan: VehiclePlan): VehicleDocument['highlights'] => [
  { title: 'Jaminan', value: COVER_LABELS[plan.typeCoverage] },
  { title: 'Perluasan', value: plan.expansion.length > 0 ? `${plan.expansion.length} pilihan` : 'Tidak ada' },
  { title: 'Bengkel rekanan', value: String(plan.workshops.length) },
  { title: 'Survei', value: plan.surveyRequired === 'ya' ? 'Video survei' : 'Tanpa survei' },
];

function rowOf({ code, createdAt, plan }: VehiclePlanToStore) {
  const {
    _id,
    productName,
    logoProduct: _logo,
    insuranceCompany,
    transactionType,
    adminFee,
    maxAge,
    rates: _rates,
    ...document
  } = plan;
  return {
    id: _id,
    productType: 'kendaraan' as const,
    code,
    insurerId: insuranceCompany._id,
    productName,
    transactionType,
    minAge: 0,
    maxAge,
    adminFee,
    document: { ...document, highlights: highlightsOf(plan) } satisfies VehicleDocument,
    createdAt,
  };
}

const ratesOf = ({ _id: planId, rates }: VehiclePlan) => rates.map((rate) => ({ planId, ...rate }));

/** Inserts the products whose code is not stored yet. Call this function in a transaction. */
export async function addMissingVehiclePlans(tx: Tx, rows: readonly VehiclePlanToStore[]): Promise<void> {
  const newPlans = await missingPlans(tx, rows);
  if (newPlans.length === 0) return;
  await tx.insert(plans).values(newPlans.map(rowOf));
  await tx.insert(vehicleRates).values(newPlans.flatMap(({ plan }) => ratesOf(plan)));
}
