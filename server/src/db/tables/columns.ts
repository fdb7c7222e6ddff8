import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that several tables use. */

/** The primary key: a random UUID. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
/** A point in time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** A point in time, by default the time of the insertion. */
export const defaultNow = () => instant().notNull().defaultNow();
/** Money in whole rupiah; amounts are far below 2^53. */
export const rupiah = () => bigint({ mode: 'number' });
