import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, plans, vehicleRates } from '../../db/schema.ts';
import { vehicleDocument } from './plan.ts';

/** Returns all data of a product; null for a product that is not sold. The id must be a UUID. */
export async function vehiclePlanById(db: Db | Tx, id: string): Promise<VehiclePlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .where(and(eq(plans.id, id), eq(plans.productType, 'kendaraan'), eq(plans.active, true)));
  if (!row) return null;
  const { category, region, rate } = vehicleRates;
  const rates = await db
    .select({ category, region, rate })
    .from(vehicleRates)
    .where(eq(vehicleRates.planId, id))
    .orderBy(asc(category), asc(region));
  const { plan, insurer } = row;
  const { highlights: _, ...document } = vehicleDocument.parse(plan.document);
  return {
    ...document,
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    transactionType: plan.transactionType,
    adminFee: plan.adminFee,
    maxAge: plan.maxAge,
    rates,
  };
}

/** Returns every document that products require. */
export async function vehicleDocuments(db: Db | Tx): Promise<AttachmentSpec[]> {
  const rows = await db
    .selectDistinct({ spec: sql`jsonb_array_elements(${plans.document} -> 'attachments')` })
    .from(plans)
    .where(and(eq(plans.productType, 'kendaraan'), eq(plans.active, true)));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
