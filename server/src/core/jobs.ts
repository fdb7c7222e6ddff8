import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ConstructorOptions,
  fromDrizzle,
  PgBoss,
  type Db as QueueDatabase,
  type QueueOptions,
} from 'pg-boss';
import type { Db, DriverConnection, Tx } from '../db/client.ts';
import type { EmbeddedDatabase } from '../db/embedded/database.ts';
import { restartAbandonedJobs, restartRunningJobs } from './abandoned-jobs.ts';
import { type JobMeter, measuredHandler } from './job-meter.ts';

type JobHandler<T extends object> = (data: T) => Promise<void>;
type RegisterOptions<T extends object> = {
  /**
   * Number of retries, by default 5: the first about 5 seconds after the failure, each later retry after twice the
   * delay.
   */
  retries?: number;
  /** Maximum seconds between two retries. Default: no limit. */
  maxRetryDelay?: number;
  /** Seconds that a running job may take; then the job is retried. Default 60. */
  expiresIn?: number;
  /**
   * Seconds without a heartbeat of the worker's process after which a job is retried; at least 10, which is the default.
   * So the job of a killed process starts again within 15 seconds, and on the embedded database at the next start.
   */
  heartbeat?: number;
  /**
   * Jobs of this queue that one process runs at the same time. Default 1; at most 2 on the embedded database, which has one
   * connection.
   */
  concurrency?: number;
  /** Seconds between polls for jobs that no notification announced. Default 2, at least 0.5. */
  pollSeconds?: number;
  /** Discards a new job while another job with the same `singletonKey` waits. */
  oncePerKey?: boolean;
  /** Returns the key of a job. A new job is discarded while another job with the same key waits or runs. */
  exclusiveKey?: (data: T) => string;
};
type EnqueueOptions = {
  /** Seconds from now, or an instant. */
  startAfter?: number | Date;
  singletonKey?: string;
};

/** Jobs that are due and not started. */
export type Backlog = {
  waiting: number;
  /** Seconds since the oldest of these jobs became due; 0 without such a job. */
  oldestSeconds: number;
};

export type Jobs = {
  /** Registers the handler of a job. Call this function only while the app is built. */
  register<T extends object>(name: string, handler: JobHandler<T>, options?: RegisterOptions<T>): void;
  /** Queues a job in the transaction of `db`: a rollback discards the job. A handler may run twice for one job. */
  enqueue(db: Db | Tx, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Queues a registered job regularly, at the times of a cron expression in Jakarta time. */
  schedule(name: string, cron: string): void;
  /**
   * Opens the queues; with `work` also starts workers. `beforeWork` is called before the workers start, and can queue
   * jobs.
   */
  start(options: { work: boolean; beforeWork?: () => Promise<void> }): Promise<void>;
  /** Runs due jobs until none is left, and returns their number; `includeDelayed` also runs delayed jobs. For tests. */
  runDue(options?: { includeDelayed?: boolean }): Promise<number>;
  /** Counts due jobs, including those that other processes queued. */
  backlog(): Promise<Backlog>;
  stop(): Promise<void>;
};

const DEFAULT_EXPIRY_SECONDS = 60;
const DEFAULT_HEARTBEAT_SECONDS = 10;
/** Seconds between checks for jobs without heartbeat and for expired jobs. */
const SUPERVISION = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 };
/** Milliseconds between checks for jobs of killed processes, which pg-boss would start only after a delay. */
const ABANDONED_CHECK_MS = 2_000;
/** Workers per queue on the embedded database: requests need its only connection too. */
const MAX_EMBEDDED_WORKERS = 2;
const UNUSED_ID = '00000000-0000-0000-0000-000000000000';
/** Notifications announce new jobs, but not that a delayed job is due, so workers also poll. */
const DEFAULT_POLL_SECONDS = 2;
type RegisteredJob = { handler: JobHandler<object>; options: RegisterOptions<object> };

/** Returns the options that pg-boss stores with each job. */
function queueOptions(registered: RegisterOptions<object>): QueueOptions {
  const { retries = 5, maxRetryDelay, expiresIn = DEFAULT_EXPIRY_SECONDS } = registered;
  const options: QueueOptions = {
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: expiresIn,
    heartbeatSeconds: registered.heartbeat ?? DEFAULT_HEARTBEAT_SECONDS,
  };
  if (maxRetryDelay !== undefined) options.retryDelayMax = maxRetryDelay;
  return options;
}

const policyOf = ({ oncePerKey, exclusiveKey }: RegisterOptions<object>) => {
  if (exclusiveKey) return 'exclusive';
  return oncePerKey ? 'short' : 'standard';
};

/** Returns pg-boss's access to the embedded database. */
const embeddedQueue = (database: EmbeddedDatabase): QueueDatabase => ({
  executeSql: (text, values) => database.query(text, values),
  async listen(channel, onNotification, onReconnect) {
    const stop = await database.listen(channel, onNotification);
    // pg-boss requires this call after each LISTEN.
    onReconnect();
    return { close: stop };
  },
});

/** Creates or updates the tables of the queue as the account that owns them. */
export async function prepareQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Returns the options by which pg-boss connects to the database. */
export const queueConnection = (driver: DriverConnection): ConstructorOptions =>
  driver.kind === 'pglite'
    ? { db: embeddedQueue(driver.database), backend: 'pglite' }
    : {
        connectionString: driver.url,
        max: 4,
        // The account of the server has privileges on rows only.
        ...(driver.ownerUrl === undefined ? {} : { migrate: false, reindex: false }),
      };

/** Creates the job queue. With `runSchedules: false` this process queues no scheduled jobs. `meters` measure every job. */
export function createJobs(
  database: DriverConnection,
  db: Db,
  log: FastifyBaseLogger,
  { runSchedules = true, meters = [] }: { runSchedules?: boolean; meters?: readonly JobMeter[] } = {},
): Jobs {
  const boss = new PgBoss({
    ...queueConnection(database),
    ...SUPERVISION,
    useListenNotify: true,
    schedule: runSchedules,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue failed'));
  const registeredJobs = new Map<string, RegisteredJob>();
  const schedules = new Map<string, string>();
  const workerIds: { name: string; workerId: string }[] = [];
  let isStarted = false;
  let abandonedCheck: NodeJS.Timeout | undefined;

  async function checkAbandoned(): Promise<void> {
    try {
      const names = await restartAbandonedJobs(db);
      for (const { name, workerId } of workerIds) if (names.has(name)) boss.notifyWorker(workerId);
    } catch (err) {
      log.warn({ err }, 'the jobs of killed processes were not checked');
    }
    abandonedCheck?.refresh();
  }

  /**
   * Starts one worker of a queue. After each job, `notifyWorker` makes the worker take the next job immediately, so
   * that the worker polls only when no job is left.
   */
  async function addWorker(name: string, { handler, options }: RegisteredJob): Promise<void> {
    const { pollSeconds = DEFAULT_POLL_SECONDS } = options;
    const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
    let workerId = '';
    workerId = await boss.work<object>(name, polling, async (jobs) => {
      try {
        for (const job of jobs) await handler(job.data);
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed');
        throw error;
      } finally {
        boss.notifyWorker(workerId);
      }
    });
    workerIds.push({ name, workerId });
  }

  async function createQueue(name: string, options: RegisterOptions<object>): Promise<void> {
    await boss.createQueue(name, { ...queueOptions(options), policy: policyOf(options), notify: true });
    // Fills pg-boss's cache of the queue. Otherwise the first `enqueue` fills it: inside a transaction on
    // PGlite's only connection, that query and the transaction would wait for each other.
    await boss.findJobs(name, { id: UNUSED_ID });
  }

  async function runBatch(name: string, handler: JobHandler<object>): Promise<number> {
    const jobs = await boss.fetch<object>(name, { batchSize: 50 });
    for (const job of jobs) {
      await handler(job.data).then(
        () => boss.complete(name, job.id),
        (error: unknown) => {
          log.error({ err: error, job: name }, 'job failed');
          return boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
        },
      );
    }
    return jobs.length;
  }

  return {
    register(name, handler, options = {}) {
      if (registeredJobs.has(name))
        throw new Error(`Job ${name} is registered twice; give one of them another name`);
      registeredJobs.set(name, {
        handler: measuredHandler(name, handler as JobHandler<object>, meters),
        options: options as RegisterOptions<object>,
      });
    },
    schedule(name, cron) {
      schedules.set(name, cron);
    },
    async enqueue(dbOrTx, name, data, { startAfter, ...keyOptions } = {}) {
      const job = registeredJobs.get(name);
      if (!job)
        throw new Error(`Job ${name} is not registered, so no worker would run it; register it in a module`);
      const singletonKey = job.options.exclusiveKey?.(data) ?? keyOptions.singletonKey;
      await boss.send(name, data, {
        db: fromDrizzle(dbOrTx as Parameters<typeof fromDrizzle>[0], sql),
        ...queueOptions(job.options),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },
    async start({ work, beforeWork }) {
      await boss.start();
      isStarted = true;
      // `boss.start` has filled pg-boss's cache with these queues. `createQueue` changes no existing queue.
      const existingQueues = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const [name, { options }] of registeredJobs) {
        if (!existingQueues.has(name)) await createQueue(name, options);
        const cron = schedules.get(name);
        if (cron) await boss.schedule(name, cron, {}, { ...queueOptions(options), tz: 'Asia/Jakarta' });
      }
      await beforeWork?.();
      if (!work) return;
      if (database.kind === 'pglite') await restartRunningJobs(db);
      for (const [name, { handler, options }] of registeredJobs) {
        const { concurrency = 1 } = options;
        const workers =
          database.kind === 'pglite' ? Math.min(concurrency, MAX_EMBEDDED_WORKERS) : concurrency;
        for (let count = 0; count < workers; count += 1) await addWorker(name, { handler, options });
      }
      abandonedCheck = setTimeout(checkAbandoned, ABANDONED_CHECK_MS).unref();
    },
    async runDue({ includeDelayed = false } = {}) {
      let runCount = 0;
      let previousCount: number;
      do {
        previousCount = runCount;
        if (includeDelayed)
          await db.execute(
            sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`,
          );
        for (const [name, { handler }] of registeredJobs) runCount += await runBatch(name, handler);
      } while (runCount !== previousCount);
      return runCount;
    },
    async backlog() {
      // `state < 'active'` matches the condition of pg-boss's index, so that finished jobs are not read.
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
      clearTimeout(abandonedCheck);
      abandonedCheck = undefined;
      if (isStarted) await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
