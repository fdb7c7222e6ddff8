import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { type TariffValues, withVehicleRates } from '@naungan/domain/tariff-change';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, vehicleRates } from '../../db/schema.ts';
import { soldPlanState } from '../plan-changes-repository.ts';
import { vehicleDocument } from './plan.ts';

/** Returns a product with a changed tariff. */
export function changedVehiclePlan(plan: VehiclePlan, values: TariffValues): VehiclePlan {
  const changedPlan = withVehicleRates(plan, values);
  const discount = changedPlan.discountRate > 0 ? 'ya' : 'tidak';
  return { ...changedPlan, discount, adminFee: values.adminFee };
}

/**
 * Returns all data of a product on a day; null for a product that is not sold on that day. The id must be a UUID. Without a
 * day, the product is returned without its changes, also if it is not sold.
 */
export async function vehiclePlanById(
  db: Db | Tx,
  id: string,
  day: IsoDate | null,
): Promise<VehiclePlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .where(and(eq(plans.id, id), eq(plans.productType, 'kendaraan')));
  const state = row && (await soldPlanState(db, row.plan, day));
  if (!row || !state) return null;
  const { category, region, rate } = vehicleRates;
  const rates = await db
    .select({ category, region, rate })
    .from(vehicleRates)
    .where(eq(vehicleRates.planId, id))
    .orderBy(asc(category), asc(region));
  const { plan, insurer } = row;
  const { highlights: _, ...document } = vehicleDocument.parse(plan.document);
  const basePlan = {
    ...document,
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    transactionType: state.transactionType,
    adminFee: plan.adminFee,
    maxAge: plan.maxAge,
    rates,
  };
  return state.tariff ? changedVehiclePlan(basePlan, state.tariff) : basePlan;
}

/** Returns every document that products require. */
export async function vehicleDocuments(db: Db | Tx): Promise<AttachmentSpec[]> {
  const rows = await db
    .selectDistinct({ spec: sql`jsonb_array_elements(${plans.document} -> 'attachments')` })
    .from(plans)
    .where(eq(plans.productType, 'kendaraan'));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
