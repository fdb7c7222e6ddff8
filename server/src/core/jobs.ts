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
  /** How many of them one process runs at once. Default 1. The embedded database has one connection: there two at most. */
  concurrency?: number;
  /** Seconds between two looks for jobs that no notification announced. Default 2; half a second at least. */
  lookEvery?: number;
  /** A waiting job keeps others of its `singletonKey` out, so each key has one waiting job at most. */
  oncePerKey?: boolean;
};
type EnqueueOptions = {
  /** Seconds from now, or an instant. */
  startAfter?: number | Date;
  singletonKey?: string;
};

/** Jobs that are due and that nobody has begun. */
export type Backlog = {
  waiting: number;
  /** How long the oldest of them has been due; 0 when none waits. */
  oldestSeconds: number;
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
  /** What is due and waits, whoever queued it. */
  backlog(): Promise<Backlog>;
  stop(): Promise<void>;
};

const EXPIRES_IN = 60;
/** How often expired jobs are looked for, in seconds: what a killed process had begun is done within 90. */
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
/** Of one queue on the embedded database, whose only connection requests need too. */
const MOST_EMBEDDED = 2;
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** A notification wakes the worker for new jobs; nothing announces that a delayed one is due, so it also looks by itself. */
const LOOK_EVERY = 2;
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

  /** One worker of a queue. It takes one job after the other; only once it finds none it waits for the next look. */
  async function addWorker(name: string, { handler, options }: Registered): Promise<void> {
    const { lookEvery = LOOK_EVERY } = options;
    const polling = { pollingIntervalSeconds: lookEvery, notifyPollingIntervalSeconds: lookEvery };
    let worker = '';
    worker = await boss.work<object>(name, polling, async (jobs) => {
      try {
        for (const job of jobs) await handler(job.data);
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed');
        throw error;
      } finally {
        boss.notifyWorker(worker);
      }
    });
  }

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
        const { concurrency = 1 } = options;
        const workers = database.kind === 'pglite' ? Math.min(concurrency, MOST_EMBEDDED) : concurrency;
        for (let count = 0; count < workers; count += 1) await addWorker(name, { handler, options });
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
    async backlog() {
      // `state < 'active'` is how pg-boss's index of waiting jobs is limited: what is done is not read.
      const [row] = await db
        .select({
          waiting: sql<number>`count(*)::int`,
          oldest: sql<number | null>`extract(epoch from now() - min(start_after))::int`,
        })
        .from(sql`pgboss.job`)
        .where(sql`state < 'active' and not blocked and start_after <= now()`);
      const { waiting, oldest } = row ?? { waiting: 0, oldest: null };
      return { waiting, oldestSeconds: Math.max(0, oldest ?? 0) };
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
