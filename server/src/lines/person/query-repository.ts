import type { PlanListQuery as Asked } from '@naungan/api/lines/person';
import { normalizeText } from '@naungan/domain/text';
import { and, eq, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
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

/** A plan is listed when it is sold, takes the age and has a premium for it. */
export function planConditions({
  productType,
  age,
  q = '',
  priceMin,
  priceMax,
}: PlanListQuery): SQL | undefined {
  const name = normalizeText(q);
  return and(
    eq(plans.productType, productType),
    eq(plans.active, true),
    lte(plans.minAge, age),
    gte(plans.maxAge, age),
    lte(planPremiums.minAge, age),
    gte(planPremiums.maxAge, age),
    name === '' ? undefined : ilike(plans.productName, pattern(name)),
    priceMin === undefined ? undefined : gte(price, priceMin),
    priceMax === undefined ? undefined : lte(price, priceMax),
  );
}
