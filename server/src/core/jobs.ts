import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { BossDatabase, Db, Tx } from '../db/client.ts';

type JobHandler<T extends object> = (data: T) => Promise<void>;
type RegisterOptions = {
  /** Retries after a failure, with growing pauses. Default 5. */
  retries?: number;
  /** Seconds that a queued job may take; one that a killed process began is taken up again after them. Default 60. */
  expiresIn?: number;
  /** A waiting job keeps others of its `singletonKey` out, so each key has one waiting job at most. */
  oncePerKey?: boolean;
};
type EnqueueOptions = {
  /** Seconds from now, or an instant. */
  startAfter?: number | Date;
  singletonKey?: string;
};

export type Jobs = {
  /** Names what a job does. Call it while the app is built. */
  register<T extends object>(name: string, handler: JobHandler<T>, options?: RegisterOptions): void;
  /** Queues in the transaction of `db`: a rolled-back transaction leaves no job. Handlers may run twice. */
  enqueue(db: Db | Tx, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Queues a registered job by a cron expression, in the time of Jakarta. */
  schedule(name: string, cron: string): void;
  /** Opens the queues; with `work` also takes jobs. */
  start(options: { work: boolean }): Promise<void>;
  /** Runs what is due until nothing is; `later` also runs what waits for its time. For tests. */
  runDue(options?: { later?: boolean }): Promise<number>;
  stop(): Promise<void>;
};

const EXPIRES_IN = 60;
/** How often expired jobs are looked for, in seconds. */
const SUPERVISION = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** A notification wakes the worker for new jobs; nothing announces that a delayed one is due, so it also looks by itself. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
type Registered = { handler: JobHandler<object>; options: RegisterOptions };

export function createJobs(database: BossDatabase, db: Db, log: FastifyBaseLogger): Jobs {
  const where =
    database.kind === 'pglite'
      ? { db: fromPglite(database.client), backend: 'pglite' as const }
      : { connectionString: database.url, max: 4 };
  const boss = new PgBoss({ ...where, ...SUPERVISION, useListenNotify: true });
  boss.on('error', (err) => log.error({ err }, 'job queue failed'));
  const registered = new Map<string, Registered>();
  const schedules = new Map<string, string>();
  let started = false;

  async function runBatch(name: string, handler: JobHandler<object>): Promise<number> {
    const jobs = await boss.fetch<object>(name, { batchSize: 50 });
    for (const job of jobs) {
      await handler(job.data).then(
        () => boss.complete(name, job.id),
        (error: unknown) => {
          log.error({ err: error, job: name }, 'job failed');
          return boss.fail(name, job.id);
        },
      );
    }
    return jobs.length;
  }

  return {
    register(name, handler, options = {}) {
      if (registered.has(name))
        throw new Error(`Job ${name} is registered twice; give one of them another name`);
      registered.set(name, { handler: handler as JobHandler<object>, options });
    },
    schedule(name, cron) {
      schedules.set(name, cron);
    },
    async enqueue(at, name, data, { startAfter, singletonKey } = {}) {
      const job = registered.get(name);
      if (!job) throw new Error(`Job ${name} is not registered, so nobody would run it`);
      await boss.send(name, data, {
        db: fromDrizzle(at as Parameters<typeof fromDrizzle>[0], sql),
        expireInSeconds: job.options.expiresIn ?? EXPIRES_IN,
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },
    async start({ work }) {
      await boss.start();
      started = true;
      for (const [name, { handler, options }] of registered) {
        await boss.createQueue(name, {
          policy: options.oncePerKey ? 'short' : 'standard',
          retryLimit: options.retries ?? 5,
          retryDelay: 5,
          retryBackoff: true,
          notify: true,
        });
        // Fills pg-boss's cache of the queue: looked up later, inside a transaction of PGlite's only
        // connection, the query would wait for the transaction and the transaction for the query.
        await boss.findJobs(name, { id: NO_JOB });
        const cron = schedules.get(name);
        if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Jakarta' });
        if (!work) continue;
        await boss.work<object>(name, POLLING, async (jobs) => {
          for (const job of jobs) {
            await handler(job.data).catch((error: unknown) => {
              log.error({ err: error, job: name }, 'job failed');
              throw error;
            });
          }
        });
      }
    },
    async runDue({ later = false } = {}) {
      let ran = 0;
      for (let before = -1; before !== ran; ) {
        before = ran;
        if (later)
          await db.execute(
            sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`,
          );
        for (const [name, { handler }] of registered) ran += await runBatch(name, handler);
      }
      return ran;
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
