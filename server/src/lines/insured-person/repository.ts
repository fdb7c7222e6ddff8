import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, planPremiums, plans } from '../../db/schema.ts';
import type { PersonLine } from './line.ts';
import { planDocument } from './plan.ts';

/** Returns all data of a plan; null for a plan that is not sold. The id must be a UUID. */
export async function planById(db: Db | Tx, productType: PersonLine, id: string): Promise<PersonPlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .where(and(eq(plans.id, id), eq(plans.productType, productType), eq(plans.active, true)));
  if (!row) return null;
  const bands = await db
    .select({ minAge: planPremiums.minAge, maxAge: planPremiums.maxAge, value: planPremiums.value })
    .from(planPremiums)
    .where(eq(planPremiums.planId, id))
    .orderBy(asc(planPremiums.minAge));
  const { plan, insurer } = row;
  const { highlights: _, ...document } = planDocument.parse(plan.document);
  return {
    ...document,
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    ages: { minAge: plan.minAge, maxAge: plan.maxAge },
    premi: bands,
    adminFee: plan.adminFee,
    transactionType: plan.transactionType,
  };
}

/** Returns every document that plans of the line require. */
export async function documentsOfLine(db: Db | Tx, productType: PersonLine): Promise<AttachmentSpec[]> {
  const documents = sql`jsonb_array_elements(${plans.document} -> 'attachments')`;
  const rows = await db
    .selectDistinct({ spec: sql`${documents}` })
    .from(plans)
    .where(and(eq(plans.productType, productType), eq(plans.active, true)));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
