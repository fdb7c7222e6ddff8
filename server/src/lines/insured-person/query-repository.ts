import type { PlanListQuery as ContractQuery } from '@naungan/api/lines/insured-person';
import { normalizeText } from '@naungan/domain/text';
import { and, eq, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { planPremiums, plans } from '../../db/schema.ts';
import type { PersonLine } from './line.ts';

/** The query of a plan list. `priceMin` and `priceMax` limit the price that the list shows: premium plus admin fee. */
export type PlanListQuery = Omit<ContractQuery, 'dob'> & { productType: PersonLine; age: number };

/** Premium for the age plus admin fee: the price that the list shows, filters and sorts by [2 §9]. */
const price = sql`${planPremiums.value} + ${plans.adminFee}`;

const SORTS: Record<PlanListQuery['sortField'], SQL> = {
  createdAt: sql`${plans.createdAt}`,
  premium: price,
  productName: sql`lower(${plans.productName})`,
};

/** Escapes `%` and `_`, which are plain text in a visitor's search. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the SQL expression that the list is sorted by. */
export const sortKey = ({ sortField }: PlanListQuery): SQL => SORTS[sortField];

/** Returns the condition that a plan is sold, accepts the age and has a premium for the age. */
const isOffered = ({ productType, age }: PlanListQuery): SQL | undefined =>
  and(
    eq(plans.productType, productType),
    eq(plans.active, true),
    lte(plans.minAge, age),
    gte(plans.maxAge, age),
    lte(planPremiums.minAge, age),
    gte(planPremiums.maxAge, age),
  );

/** Returns a subquery for the highest price for the age; its value is null without plans. */
export const highestPrice = (db: Db | Tx, query: PlanListQuery) =>
  sql`(${db
    .select({ highestPrice: sql`max(${price})::float8` })
    .from(plans)
    .innerJoin(planPremiums, eq(planPremiums.planId, plans.id))
    .where(isOffered(query))})`;

/** Returns the condition that a plan is offered and passes the filters of the query. */
export function planConditions(query: PlanListQuery): SQL | undefined {
  const { q = '', priceMin, priceMax } = query;
  const name = normalizeText(q);
  return and(
    isOffered(query),
    name === '' ? undefined : ilike(plans.productName, containsPattern(name)),
    priceMin === undefined ? undefined : gte(price, priceMin),
    priceMax === undefined ? undefined : lte(price, priceMax),
  );
}
