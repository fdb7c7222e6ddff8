import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';

export type SeedContext = { config: Config; log: FastifyBaseLogger };
/** Inserts what is missing and changes nothing else: a seeder runs at every start. */
export type Seeder = (db: Db, context: SeedContext) => Promise<void>;
