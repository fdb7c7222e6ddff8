import type { Jobs } from '../../core/jobs.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

/** For tests only: a job queue in memory with the test's clock and transactions. */

export type WaitingJob = { name: string; data: object; dueAt: Date; failures: number };
type Handler = (data: object) => Promise<void>;

const RETRIES = 8;

export type MemoryJobs = Jobs & {
  waitingJobs: WaitingJob[];
  /** Runs one due job, by the index modulo the number of due jobs. Returns false when no job is due. */
  runOne(index: number): Promise<boolean>;
  /** Returns the database, with transactions that queue their jobs only when they commit. */
  bind(db: Db): Db;
};

export function createMemoryJobs(clock: () => Date): MemoryJobs {
  const handlers = new Map<string, { handler: Handler; retries: number }>();
  const waitingJobs: WaitingJob[] = [];
  const jobsByTransaction = new WeakMap<object, WaitingJob[]>();

  async function run(job: WaitingJob): Promise<void> {
    waitingJobs.splice(waitingJobs.indexOf(job), 1);
    const registration = handlers.get(job.name);
    await registration?.handler(job.data).catch(() => {
      const failures = job.failures + 1;
      const pauseMs = 5_000 * 2 ** failures;
      if (failures <= registration.retries)
        waitingJobs.push({ ...job, failures, dueAt: new Date(clock().getTime() + pauseMs) });
    });
  }
  const findDueJobs = () => waitingJobs.filter(({ dueAt }) => dueAt <= clock());

  return {
    waitingJobs,
    register(name, handler, options = {}) {
      handlers.set(name, { handler: handler as Handler, retries: options.retries ?? RETRIES });
    },
    async enqueue(dbOrTx, name, data, { startAfter = 0 } = {}) {
      const dueAt =
        typeof startAfter === 'number' ? new Date(clock().getTime() + startAfter * 1000) : startAfter;
      (jobsByTransaction.get(dbOrTx) ?? waitingJobs).push({ name, data, dueAt, failures: 0 });
    },
    async runOne(index) {
      const dueJobs = findDueJobs();
      const job = dueJobs[index % Math.max(1, dueJobs.length)];
      if (job) await run(job);
      return job !== undefined;
    },
    async runDue() {
      let runCount = 0;
      for (let job = findDueJobs()[0]; job; job = findDueJobs()[0]) {
        await run(job);
        runCount += 1;
      }
      return runCount;
    },
    bind(db) {
      const transaction: Deps['db']['transaction'] = async (work, config) => {
        const queuedJobs: WaitingJob[] = [];
        const result = await db.transaction((tx: Tx) => {
          jobsByTransaction.set(tx, queuedJobs);
          return work(tx);
        }, config);
        waitingJobs.push(...queuedJobs);
        return result;
      };
      return new Proxy(db, {
        get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
      });
    },
    backlog: async () => ({ waiting: findDueJobs().length, oldestSeconds: 0 }),
    schedule() {},
    async start() {},
    async stop() {},
  };
}
