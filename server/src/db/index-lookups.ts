import { type SQL, sql } from 'drizzle-orm';

/** From this number of products on, reading all products costs less than looking up each product. */
const MAX_LOOKUPS = 3_000;

/**
 * Returns SQL for the end of a subquery in a list that shows the products from position `first` on. `offset 0` keeps
 * PostgreSQL's planner from merging the subquery into the query, so that products are looked up one by one. Below
 * MAX_LOOKUPS, these lookups are faster than the plan that the planner would choose.
 */
export const forceIndexLookups = (first: number): SQL => (first < MAX_LOOKUPS ? sql`offset 0` : sql``);
