import { type SQL, sql } from 'drizzle-orm';

/** Where looking up each product that is walked past costs more than reading them all. */
const FAR = 3_000;

/**
 * Ends a subquery on the products that a list walks through to its place `first`: until `FAR` it holds the database to
 * looking them up one by one, because it expects that to cost more than it does.
 */
export const oneByOne = (first: number): SQL => (first < FAR ? sql`offset 0` : sql``);
