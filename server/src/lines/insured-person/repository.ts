import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type PersonPlan, personPlanCard } from '@naungan/domain/lines/insured-person/record';
import { attachmentSpec, insuranceCompany } from '@naungan/domain/product/record';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, planPremiums, plans } from '../../db/schema.ts';
import type { PersonLine } from './line.ts';
import { planDocument } from './plan.ts';
import { highestPrice, type PlanListQuery, planConditions, sortKey } from './query-repository.ts';

/** A row of the list with its position in the whole list, from 0. */
const placedPlan = z.object({ index: z.number().int(), card: personPlanCard });
const planListPage = z.object({
  total: z.number().int(),
  companies: z.array(insuranceCompany),
  rows: z.array(placedPlan),
  /** The highest price of all plans for the age, independent of the filters. */
  highestPrice: z.number().int().nullable(),
});
export type PlacedPlan = z.output<typeof placedPlan>;
export type PlanListPage = z.output<typeof planListPage>;

const company = sql`jsonb_build_object('_id', ${insurers.id}, 'company_name', ${insurers.companyName})`;

/** A row of the list. `premium` is a column of the subquery `chosen`. */
const card = sql`jsonb_build_object(
  'blurred', false,
  '_id', ${plans.id},
  'productName', ${plans.productName},
  'logoProduct', ${insurers.logo},
  'insuranceCompany', ${company},
  'ages', jsonb_build_object('minAge', ${plans.minAge}, 'maxAge', ${plans.maxAge}),
  'premium', premium,
  'adminFee', ${plans.adminFee},
  'transactionType', ${plans.transactionType},
  'highlights', ${plans.document} -> 'highlights')`;

const orEmptyList = (value: SQL) => sql`coalesce(${value}, '[]'::jsonb)`;

/**
 * Reads one page of a list in one query, which also returns the total for a page after the last page. Only the plans of
 * the page are read in full. `visibleCount` is the number of plans from the start of the list that the viewer may see
 * (null: all); `companies` contains only the insurers of these plans.
 */
export async function listPlans(
  db: Db | Tx,
  query: PlanListQuery,
  visibleCount: number | null,
): Promise<PlanListPage> {
  const first = (query.page - 1) * query.size;
  const matched = db.$with('matched').as(
    db
      .select({
        planId: sql`${plans.id}`.as('plan_id'),
        insurerId: sql`${plans.insurerId}`.as('insurer_id'),
        premium: sql`${planPremiums.value}`.as('premium'),
        sortKey: sortKey(query).as('sort_key'),
      })
      .from(plans)
      .innerJoin(planPremiums, eq(planPremiums.planId, plans.id))
      .where(planConditions(query)),
  );
  // Equal keys are ordered by id, so that no plan is on two pages.
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, plan_id`;
  const page = sql`(select jsonb_agg(jsonb_build_object('index', place - 1, 'card', ${card}) order by place)
    from (select matched.*, row_number() over (${order}) as place from matched
      ${order} limit ${query.size} offset ${first}) as chosen
    join ${plans} on ${plans.id} = chosen.plan_id
    join ${insurers} on ${insurers.id} = chosen.insurer_id)`;
  const visibleInsurers = sql`select insurer_id from matched ${visibleCount === null ? sql`` : sql`${order} limit ${visibleCount}`}`;
  const companies = sql`(select jsonb_agg(${company}) from ${insurers} where ${insurers.id} in (${visibleInsurers}))`;
  const [row] = await db
    .with(matched)
    .select({
      total: sql`(select count(*)::int from matched)`,
      companies: sql`${orEmptyList(companies)}`,
      rows: sql`${orEmptyList(page)}`,
      highestPrice: highestPrice(db, query),
    })
    // One row, so that the query returns the total even if no plan matches.
    .from(sql`(values (1)) as one(n)`);
  return planListPage.parse(row);
}

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
