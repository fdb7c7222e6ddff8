import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Applies the pending migrations in order. */
export const migrate = (db: NodePgDatabase<typeof schema>) => applyMigrations(db, { migrationsFolder });
