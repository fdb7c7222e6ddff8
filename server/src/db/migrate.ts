import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type * as schema from './schema.ts';

const options = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };

/** Applies the pending migrations in order. */
export const migratePglite = (db: PgliteDatabase<typeof schema>) => runPglite(db, options);
export const migratePostgres = (db: NodePgDatabase<typeof schema>) => runPostgres(db, options);
