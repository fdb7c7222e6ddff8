import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Files } from './core/files.ts';
import type { Jobs } from './core/jobs.ts';
import type { Mail } from './core/mail.ts';
import type { Registry } from './core/registry.ts';
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
  /** What the modules own. */
  registry: Registry;
  /** The present; tests set it. Never read `Date.now()` for a rule of the business. */
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Mounts routes without a base path: what a simulator is. */
export type Simulator = (app: FastifyInstance) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The account of the request's `access_token`, once looked up; null for a visitor. */
    session: Session | null;
  }
}
