import type { AttachmentSpec } from '@naungan/domain/attachment';
import { isPropertyType, type PropertyType } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, propertyPlans, propertyTariffs } from '../../db/schema.ts';
import { propertyDocument } from './plan.ts';
import { tariffOf } from './tariff.ts';

/** Returns all data of a product of any type; null for a product that is not sold. The id must be a UUID. */
export async function propertyPlanById(db: Db | Tx, id: string): Promise<AnyPropertyPlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers, tariff: propertyTariffs })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .innerJoin(propertyPlans, eq(propertyPlans.planId, plans.id))
    .innerJoin(propertyTariffs, eq(propertyTariffs.id, propertyPlans.tariffId))
    .where(and(eq(plans.id, id), eq(plans.active, true)));
  if (!row || !isPropertyType(row.plan.productType)) return null;
  const { plan, insurer, tariff } = row;
  const { highlights: _, floodName, ...document } = propertyDocument.parse(plan.document);
  const { taken, refused } = tariff;
  return {
    ...document,
    ...tariffOf(tariff, row.plan.productType, floodName ?? ''),
    occupations: { taken, refused },
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    transactionType: plan.transactionType,
    adminFee: plan.adminFee,
    minAge: plan.minAge,
    maxAge: plan.maxAge,
  };
}

/** Returns every document that products of a type require. */
export async function propertyDocuments(db: Db | Tx, type: PropertyType): Promise<AttachmentSpec[]> {
  const rows = await db
    .selectDistinct({ spec: sql`jsonb_array_elements(${plans.document} -> 'attachments')` })
    .from(plans)
    .where(and(eq(plans.productType, type), eq(plans.active, true)));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
