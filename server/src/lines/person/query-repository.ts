import type { PlanListQuery as Asked } from '@naungan/api/lines/person';
import { normalizeText } from '@naungan/domain/text';
import { and, eq, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { planPremiums, plans } from '../../db/schema.ts';
import type { PersonLine } from './line.ts';

/** What a list is asked for; prices are of premium and admin fee together, as the list shows them. */
export type PlanListQuery = Omit<Asked, 'dob'> & { productType: PersonLine; age: number };

/** Premium of the age and admin fee: what the list shows, filters and sorts by [2 §9]. */
const price = sql`${planPremiums.value} + ${plans.adminFee}`;

const SORTS: Record<PlanListQuery['sortField'], SQL> = {
  createdAt: sql`${plans.createdAt}`,
  premium: price,
  productName: sql`lower(${plans.productName})`,
};

/** `%` and `_` of a person's text stand for themselves. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a list is sorted by. */
export const sortKey = ({ sortField }: PlanListQuery): SQL => SORTS[sortField];

/** A plan can be bought when it is sold, takes the age and has a premium for it. */
const offeredTo = ({ productType, age }: PlanListQuery): SQL | undefined =>
  and(
    eq(plans.productType, productType),
    eq(plans.active, true),
    lte(plans.minAge, age),
    gte(plans.maxAge, age),
    lte(planPremiums.minAge, age),
    gte(planPremiums.maxAge, age),
  );

/** The price of the dearest plan for the age, as a part of another query; null where there is none. */
export const dearestPrice = (db: Db | Tx, query: PlanListQuery) =>
  sql`(${db
    .select({ dearest: sql`max(${price})::float8` })
    .from(plans)
    .innerJoin(planPremiums, eq(planPremiums.planId, plans.id))
    .where(offeredTo(query))})`;

/** What is listed of the plans that can be bought. */
export function planConditions(query: PlanListQuery): SQL | undefined {
  const { q = '', priceMin, priceMax } = query;
  const name = normalizeText(q);
  return and(
    offeredTo(query),
    name === '' ? undefined : ilike(plans.productName, pattern(name)),
    priceMin === undefined ? undefined : gte(price, priceMin),
    priceMax === undefined ? undefined : lte(price, priceMax),
  );
}
