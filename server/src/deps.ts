import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Files } from './core/files.ts';
import type { Jobs } from './core/jobs.ts';
import type { Mail } from './core/mail.ts';
import type { Db } from './db/client.ts';

/** Who calls. */
export type Session = { userId: string; role: 'member' | 'desk'; tokenHash: string; createdAt: Date };

/** What every module may use; made once by `buildApp`. */
export type Deps = {
  config: Config;
  db: Db;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  /** The present; tests set it. Never read `Date.now()` for a rule of the business. */
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** A module mounts its routes (paths of the contract, below `/api/v1`) and registers its jobs. */
export type Module = (app: FastifyInstance) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The account of the request's `access_token`, once looked up; null for a visitor. */
    session: Session | null;
  }
}
