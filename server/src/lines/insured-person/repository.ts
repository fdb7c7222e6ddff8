import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { attachmentSpec } from '@naungan/domain/product/record';
import { type TariffValues, withAgeTariff } from '@naungan/domain/tariff-change';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, planPremiums, plans } from '../../db/schema.ts';
import { soldPlanState } from '../plan-changes-repository.ts';
import type { PersonLine } from './line.ts';
import { planDocument } from './plan.ts';

/** Returns a plan with a changed tariff. */
export const changedPersonPlan = (plan: PersonPlan, values: TariffValues): PersonPlan => ({
  ...withAgeTariff(plan, values),
  adminFee: values.adminFee,
});

/**
 * Returns all data of a plan on a day; null for a plan that is not sold on that day. The id must be a UUID. Without a day,
 * the plan is returned without its changes, also if it is not sold.
 */
export async function planById(
  db: Db | Tx,
  productType: PersonLine,
  id: string,
  day: IsoDate | null,
): Promise<PersonPlan | null> {
  const [row] = await db
    .select({ plan: plans, insurer: insurers })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .where(and(eq(plans.id, id), eq(plans.productType, productType)));
  const state = row && (await soldPlanState(db, row.plan, day));
  if (!row || !state) return null;
  const bands = await db
    .select({ minAge: planPremiums.minAge, maxAge: planPremiums.maxAge, value: planPremiums.value })
    .from(planPremiums)
    .where(eq(planPremiums.planId, id))
    .orderBy(asc(planPremiums.minAge));
  const { plan, insurer } = row;
  const { highlights: _, ...document } = planDocument.parse(plan.document);
  const basePlan = {
    ...document,
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    ages: { minAge: plan.minAge, maxAge: plan.maxAge },
    premi: bands,
    adminFee: plan.adminFee,
    transactionType: state.transactionType,
  };
  return state.tariff ? changedPersonPlan(basePlan, state.tariff) : basePlan;
}

/** Returns every document that plans of the line require. */
export async function documentsOfLine(db: Db | Tx, productType: PersonLine): Promise<AttachmentSpec[]> {
  const documents = sql`jsonb_array_elements(${plans.document} -> 'attachments')`;
  const rows = await db
    .selectDistinct({ spec: sql`${documents}` })
    .from(plans)
    .where(eq(plans.productType, productType));
  return rows.map(({ spec }) => attachmentSpec.parse(spec));
}
