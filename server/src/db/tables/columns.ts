import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that several tables use. Money is whole rupiah as a number: far below 2^53. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
/** An instant that is the time of the insertion unless the row states another. */
export const defaultNow = () => at().notNull().defaultNow();
export const rupiah = () => bigint({ mode: 'number' });
