import { type SQL, sql } from 'drizzle-orm';

/** Number of rows from which reading all products costs less than looking each one up. */
const MAX_LOOKUPS = 3_000;

/**
 * Returns SQL for the end of a subquery that skips to row `first` of a list of products. For rows below MAX_LOOKUPS it
 * makes the database look products up one by one, whose cost the planner overestimates.
 */
export const forceIndexLookups = (first: number): SQL => (first < MAX_LOOKUPS ? sql`offset 0` : sql``);
