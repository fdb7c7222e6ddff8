import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that several tables use. */

/** The primary key: a random UUID. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
/** An instant. */
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
/** An instant. Default: the time of the insertion. */
export const defaultNow = () => at().notNull().defaultNow();
/** Money in whole rupiah; amounts are far below 2^53. */
export const rupiah = () => bigint({ mode: 'number' });
