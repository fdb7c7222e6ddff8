import { type SQL, sql } from 'drizzle-orm';

/** Number of rows from which reading all products costs less than looking each one up. */
const MAX_LOOKUPS = 3_000;

/**
 * Returns SQL for the end of a subquery of products, from which the list shows the rows from `first`. `offset 0` keeps the
 * planner from merging the subquery into the query, so that PostgreSQL looks up products one by one. The planner
 * overestimates the cost of these lookups, which are faster below MAX_LOOKUPS rows.
 */
export const forceIndexLookups = (first: number): SQL => (first < MAX_LOOKUPS ? sql`offset 0` : sql``);
