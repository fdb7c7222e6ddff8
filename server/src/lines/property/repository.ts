import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import { isPropertyType, type PropertyType } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { type TariffValues, withPropertyPositions } from '@naungan/domain/tariff-change';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, propertyPlans, propertyTariffs } from '../../db/schema.ts';
import { soldPlanState } from '../plan-changes-repository.ts';
import { propertyDocument } from './plan.ts';
import { tariffOf } from './tariff.ts';

/** Returns a product with a changed tariff. */
export const changedPropertyPlan = <Plan extends AnyPropertyPlan>(
  plan: Plan,
  values: TariffValues,
): Plan => ({
  ...withPropertyPositions(plan, values),
  adminFee: values.adminFee,
});

/**
 * Returns all data of a product of any type on a day; null for a product that is not sold on that day. The id must be a
 * UUID. Without a day, the product is returned without its changes, also if it is not sold.
 */
export async function propertyPlanById(
  db: Db | Tx,
  id: string,
  day: IsoDate | null,
): Promise<AnyPropertyPlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers, tariff: propertyTariffs })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .innerJoin(propertyPlans, eq(propertyPlans.planId, plans.id))
    .innerJoin(propertyTariffs, eq(propertyTariffs.id, propertyPlans.tariffId))
    .where(eq(plans.id, id));
  const state = row && (await soldPlanState(db, row.plan, day));
  if (!row || !state || !isPropertyType(row.plan.productType)) return null;
  const { plan, insurer, tariff } = row;
  const { highlights: _, floodName, ...document } = propertyDocument.parse(plan.document);
  const { taken, refused } = tariff;
  const basePlan = {
    ...document,
    ...tariffOf(tariff, row.plan.productType, floodName ?? ''),
    occupations: { taken, refused },
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    transactionType: state.transactionType,
    adminFee: plan.adminFee,
    minAge: plan.minAge,
    maxAge: plan.maxAge,
  };
  return state.tariff ? changedPropertyPlan(basePlan, state.tariff) : basePlan;
}

/** Returns every document that products of a type require. */
export async function propertyDocuments(db: Db | Tx, type: PropertyType): Promise<AttachmentSpec[]> {
  const rows = await db
    .selectDistinct({ spec: sql`jsonb_array_elements(${plans.document} -> 'attachments')` })
    .from(plans)
    .where(eq(plans.productType, type));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
