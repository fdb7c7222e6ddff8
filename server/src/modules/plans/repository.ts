import type { Plan, PlanCard } from '@naungan/domain/lines/record';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers, planPremiums, plans } from '../../db/schema.ts';
import type { PlanDocument } from './document.ts';
import { type PlanListQuery, planConditions, sortKey } from './query-repository.ts';

/** A row of the list and its place in the whole list, from 0. */
export type PlacedPlan = { index: number; card: PlanCard };
export type PlanListPage = { total: number; companies: Plan['insuranceCompany'][]; rows: PlacedPlan[] };

const company = sql`jsonb_build_object('_id', ${insurers.id}, 'company_name', ${insurers.companyName})`;

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

const orNothing = (value: SQL) => sql`coalesce(${value}, '[]'::jsonb)`;

/**
 * One page of a list, in one query that answers the total also for a page past the end. Only what is on the page
 * is read in full. `visible`: how many of the list's first plans the viewer may see; insurers are those of these only.
 */
export async function listPlans(
  db: Db | Tx,
  query: PlanListQuery,
  visible: number | null,
): Promise<PlanListPage> {
  const first = (query.page - 1) * query.size;
  const matched = db.$with('matched').as(
    db
      .select({
        planId: sql<string>`${plans.id}`.as('plan_id'),
        insurerId: sql<string>`${plans.insurerId}`.as('insurer_id'),
        premium: sql<number>`${planPremiums.value}`.as('premium'),
        sortKey: sortKey(query).as('sort_key'),
      })
      .from(plans)
      .innerJoin(planPremiums, eq(planPremiums.planId, plans.id))
      .where(planConditions(query)),
  );
  // Ties by id, so that no plan is on two pages.
  const order = sql`order by sort_key ${sql.raw(query.sortOrder)}, plan_id`;
  const page = sql`(select jsonb_agg(jsonb_build_object('index', place - 1, 'card', ${card}) order by place)
    from (select matched.*, row_number() over (${order}) as place from matched
      ${order} limit ${query.size} offset ${first}) as chosen
    join ${plans} on ${plans.id} = chosen.plan_id
    join ${insurers} on ${insurers.id} = chosen.insurer_id)`;
  const seen = sql`select insurer_id from matched ${visible === null ? sql`` : sql`${order} limit ${visible}`}`;
  const companies = sql`(select jsonb_agg(${company}) from ${insurers} where ${insurers.id} in (${seen}))`;
  const [answer] = await db
    .with(matched)
    .select({
      total: sql<number>`(select count(*)::int from matched)`,
      companies: sql<PlanListPage['companies']>`${orNothing(companies)}`,
      rows: sql<PlacedPlan[]>`${orNothing(page)}`,
    })
    .from(sql`(values (1)) as one(n)`);
  if (!answer) throw new Error('The list of plans answered no row');
  return answer;
}

/** One plan that is sold, in full, or null. The id must be a UUID. */
export async function planById(db: Db | Tx, productType: string, id: string): Promise<Plan | null> {
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
  const { highlights: _, ...document } = plan.document as PlanDocument;
  return {
    ...document,
    _id: plan.id,
    productName: plan.productName,
    logoProduct: insurer.logo,
    insuranceCompany: { _id: insurer.id, company_name: insurer.companyName },
    ages: { minAge: plan.minAge, maxAge: plan.maxAge },
    premi: bands,
    adminFee: plan.adminFee,
    transactionType: plan.transactionType === 'offline' ? 'offline' : 'online',
  };
}

/** Every document that the plans of a line ask for. */
export async function documentsOfLine(db: Db | Tx, productType: string): Promise<Plan['attachments']> {
  const documents = sql`jsonb_array_elements(${plans.document} -> 'attachments')`;
  const rows = await db
    .selectDistinct({ spec: sql<Plan['attachments'][number]>`${documents}` })
    .from(plans)
    .where(and(eq(plans.productType, productType), eq(plans.active, true)));
  return rows.map(({ spec }) => spec);
}
