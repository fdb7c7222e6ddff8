import { type SQL, sql } from 'drizzle-orm';

/** Number of rows from which reading all products costs less than looking each one up. */
const MAX_LOOKUPS = 3_000;

/**
 * Returns the end of a subquery that skips to row `first` of a list of products. Up to MAX_LOOKUPS it forces the
 * database to look products up one by one, because the planner overestimates that cost.
 */
export const forceIndexLookups = (first: number): SQL => (first < MAX_LOOKUPS ? sql`offset 0` : sql``);
