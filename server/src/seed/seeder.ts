import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';

export type SeedContext = { config: Config; log: FastifyBaseLogger };
/** Inserts missing rows. A seeder runs at every start, so it must not overwrite what an operator may have changed. */
export type Seeder = (db: Db, context: SeedContext) => Promise<void>;
