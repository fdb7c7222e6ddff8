import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSeededDatabase, type ServerDatabase } from '../../test/test-database.ts';
import { loadConfig } from '../config.ts';
import { type OpenDb, openDb } from '../db/client.ts';
import { createLog } from '../log.ts';
import { restartRunningJobs } from './abandoned-jobs.ts';
import { listJobs } from './job-list.ts';
import { createJobs, type Jobs, queueConnection } from './jobs.ts';

const config = loadConfig({ LOG_LEVEL: 'silent' });
const log = createLog(config);
let server: ServerDatabase;
let database: OpenDb;
beforeAll(async () => {
  server = await createSeededDatabase();
  database = await openDb(loadConfig({ DATABASE_URL: server.url }), { memory: server.memory });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

async function withJobs(
  use: (jobs: Jobs) => Promise<void>,
  options: { runWorkers: boolean; define: (jobs: Jobs) => void },
): Promise<void> {
  // No schedules: with them, pg-boss also queues an internal job each minute, which `runDue` would count.
  const jobs = createJobs(database.driver, database.db, log, { runSchedules: false });
  options.define(jobs);
  await jobs.start({ work: options.runWorkers });
  await use(jobs).finally(() => jobs.stop());
}

describe('the job queue', () => {
  it('runs each job once', async () => {
    const runs: number[] = [];
    const define = (jobs: Jobs) => jobs.register<{ n: number }>('order', async ({ n }) => void runs.push(n));
    await withJobs(
      async (jobs) => {
        for (const n of [1, 2, 3]) await jobs.enqueue(database.db, 'order', { n });
        expect(await jobs.runDue()).toBe(3);
        expect(await jobs.runDue()).toBe(0);
        expect(runs.toSorted()).toEqual([1, 2, 3]);
      },
      { runWorkers: false, define },
    );
  });

  it('gives the job of a killed process to another process 10 seconds after its last heartbeat', async () => {
    const runs: number[] = [];
    const define = (jobs: Jobs) => jobs.register<{ n: number }>('leased', async ({ n }) => void runs.push(n));
    await withJobs(
      async (jobs) => {
        const supervisor = new PgBoss({ ...queueConnection(database.driver), superviseIntervalSeconds: 60 });
        supervisor.on('error', () => {});
        await supervisor.start();
        const superviseAfter = async (seconds: number) => {
          await database.db.execute(
            sql`update pgboss.job set heartbeat_on = now() - ${seconds} * interval '1 second' where state = 'active'`,
          );
          await database.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
          await supervisor.supervise('leased');
        };
        try {
          await jobs.enqueue(database.db, 'leased', { n: 1 });
          // Takes the job as a worker does, and never finishes it.
          expect(await supervisor.fetch('leased')).toHaveLength(1);
          await superviseAfter(8);
          expect(await jobs.runDue({ includeDelayed: true })).toBe(0);
          await superviseAfter(12);
          await jobs.runDue({ includeDelayed: true });
          expect(runs).toEqual([1]);
        } finally {
          await supervisor.stop({ graceful: false });
        }
      },
      { runWorkers: false, define },
    );
  });

  it('starts the job of a killed process again without the delay after a failure', async () => {
    const handler = vi.fn(async () => {});
    const define = (jobs: Jobs) => jobs.register('abandoned', handler);
    await withJobs(
      async (jobs) => {
        const supervisor = new PgBoss({ ...queueConnection(database.driver), superviseIntervalSeconds: 60 });
        await supervisor.start();
        try {
          await jobs.enqueue(database.db, 'abandoned', {});
          expect(await supervisor.fetch('abandoned')).toHaveLength(1);
          await database.db.execute(
            sql`update pgboss.job set heartbeat_on = now() - interval '12 seconds' where name = 'abandoned'`,
          );
          await database.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
          await supervisor.supervise('abandoned');
        } finally {
          await supervisor.stop({ graceful: false });
        }
      },
      { runWorkers: false, define },
    );
    const startedAt = Date.now();
    await withJobs(
      async () => {
        await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { interval: 50 });
      },
      { runWorkers: true, define },
    );
    // A job that failed would start after 5 to 10 seconds.
    expect(Date.now() - startedAt).toBeLessThan(4_500);
  });

  it('restarts the running jobs of a killed process on a database without other processes, unless they have no retries', async () => {
    const runs: string[] = [];
    const define = (jobs: Jobs) => {
      jobs.register('interrupted.retried', async () => void runs.push('retried'));
      jobs.register('interrupted.once', async () => void runs.push('once'), { retries: 0 });
    };
    await withJobs(
      async (jobs) => {
        for (const name of ['interrupted.retried', 'interrupted.once'])
          await jobs.enqueue(database.db, name, {});
        await database.db.execute(
          sql`update pgboss.job set state = 'active', started_on = now() where name like 'interrupted.%'`,
        );
        expect(await jobs.runDue()).toBe(0);
        await restartRunningJobs(database.db);
        expect(await jobs.runDue()).toBe(1);
        expect(runs).toEqual(['retried']);
        await database.db.execute(sql`delete from pgboss.job where name like 'interrupted.%'`);
      },
      { runWorkers: false, define },
    );
  });

  it('lists queued and failed jobs, failed jobs first with their error', async () => {
    const define = (jobs: Jobs) => {
      jobs.register('listed.waits', async () => {});
      jobs.register('listed.fails', () => Promise.reject(new Error('no reply')), { retries: 0 });
    };
    await withJobs(
      async (jobs) => {
        await jobs.enqueue(database.db, 'listed.fails', {});
        await jobs.runDue();
        await jobs.enqueue(database.db, 'listed.waits', {}, { startAfter: 3600 });
        const listedJobs = (await listJobs(database.db, { limit: 100 })).rows.filter(({ name }) =>
          name.startsWith('listed.'),
        );
        expect(listedJobs).toMatchObject([
          { name: 'listed.fails', state: 'failed', error: 'no reply' },
          { name: 'listed.waits', state: 'created', error: null },
        ]);
        await jobs.runDue({ includeDelayed: true });
      },
      { runWorkers: false, define },
    );
  });

  it('keeps a job of a committed transaction, and discards a job of a rolled-back transaction', async () => {
    const handler = vi.fn(async () => {});
    await withJobs(
      async (jobs) => {
        await database.db.transaction((tx) => jobs.enqueue(tx, 'together', { committed: true }));
        const failingTransaction = database.db.transaction(async (tx) => {
          await jobs.enqueue(tx, 'together', { committed: false });
          throw new Error('rolled back');
        });
        await expect(failingTransaction).rejects.toThrow('rolled back');
        await jobs.runDue();
        expect(handler.mock.calls).toEqual([[{ committed: true }]]);
      },
      { runWorkers: false, define: (jobs) => jobs.register('together', handler) },
    );
  });

  it('does not run a delayed job before its time', async () => {
    const handler = vi.fn(async () => {});
    await withJobs(
      async (jobs) => {
        await jobs.enqueue(database.db, 'later', {}, { startAfter: 3_600 });
        expect(await jobs.runDue()).toBe(0);
        expect(await jobs.runDue({ includeDelayed: true })).toBe(1);
      },
      { runWorkers: false, define: (jobs) => jobs.register('later', handler) },
    );
  });

  it('retries a job that failed', async () => {
    const handler = vi.fn(async () => {});
    handler.mockRejectedValueOnce(new Error('not now'));
    await withJobs(
      async (jobs) => {
        await jobs.enqueue(database.db, 'again', {});
        await jobs.runDue();
        await jobs.runDue({ includeDelayed: true });
        expect(handler).toHaveBeenCalledTimes(2);
        expect(await jobs.runDue({ includeDelayed: true })).toBe(0);
      },
      { runWorkers: false, define: (jobs) => jobs.register('again', handler) },
    );
  });

  it('keeps one waiting job per key for queues with `oncePerKey`', async () => {
    const handler = vi.fn(async () => {});
    await withJobs(
      async (jobs) => {
        for (const singletonKey of ['a', 'a', 'b'])
          await jobs.enqueue(database.db, 'keyed', {}, { singletonKey });
        expect(await jobs.runDue()).toBe(2);
        await jobs.enqueue(database.db, 'keyed', {}, { singletonKey: 'a' });
        expect(await jobs.runDue()).toBe(1);
      },
      { runWorkers: false, define: (jobs) => jobs.register('keyed', handler, { oncePerKey: true }) },
    );
  });

  it('retries the job of a killed process after a minute', async () => {
    const handler = vi.fn(async () => {});
    const setStartedSecondsAgo = (seconds: number) =>
      database.db.execute(
        sql`update pgboss.job set state = 'active', started_on = now() - ${seconds} * interval '1 second' where name = 'killed'`,
      );
    await withJobs(
      async (jobs) => {
        await jobs.enqueue(database.db, 'killed', { n: 1 });
        // A second pg-boss looks for expired jobs, as the process of a server does.
        const supervisor = new PgBoss({ ...queueConnection(database.driver), monitorIntervalSeconds: 1 });
        await supervisor.start();
        try {
          await setStartedSecondsAgo(50);
          await supervisor.supervise('killed');
          expect(await jobs.runDue({ includeDelayed: true })).toBe(0);
          await setStartedSecondsAgo(61);
          // Lets `supervise` check the queue again before its interval has passed.
          await database.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
          await supervisor.supervise('killed');
          expect(await jobs.runDue({ includeDelayed: true })).toBe(1);
          expect(handler.mock.calls).toEqual([[{ n: 1 }]]);
        } finally {
          await supervisor.stop({ graceful: false });
        }
      },
      { runWorkers: false, define: (jobs) => jobs.register('killed', handler) },
    );
  });

  it('runs a queued job in a worker', async () => {
    const handler = vi.fn(async () => {});
    await withJobs(
      async (jobs) => {
        await jobs.enqueue(database.db, 'worked', { n: 1 });
        await vi.waitFor(() => expect(handler).toHaveBeenCalledWith({ n: 1 }));
      },
      { runWorkers: true, define: (jobs) => jobs.register('worked', handler) },
    );
  });

  it('runs all jobs that an earlier process queued, without waiting for a poll after each job', async () => {
    const handler = vi.fn(async () => {});
    const define = (jobs: Jobs) => jobs.register('many', handler);
    const queueJobs = async (jobs: Jobs) => {
      for (let n = 0; n < 10; n += 1) await jobs.enqueue(database.db, 'many', { n });
    };
    await withJobs(queueJobs, { runWorkers: false, define });
    const waitForAll = () => vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(10));
    await withJobs(waitForAll, { runWorkers: true, define });
  });

  it('runs as many jobs of a queue at the same time as its concurrency allows', async () => {
    let running = 0;
    let maxRunning = 0;
    let openGate = () => {};
    const gate = new Promise<void>((done) => {
      openGate = done;
    });
    // The embedded database allows at most two workers, because it has one connection.
    const expectedWorkers = database.driver.kind === 'pglite' ? 2 : 3;
    const onEnd = vi.fn();
    const handler = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await gate;
      running -= 1;
      onEnd();
    };
    await withJobs(
      async (jobs) => {
        for (let n = 0; n < 6; n += 1) await jobs.enqueue(database.db, 'parallel', { n });
        await vi.waitFor(() => expect(running).toBe(expectedWorkers));
        openGate();
        await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(6));
        expect(maxRunning).toBe(expectedWorkers);
      },
      {
        runWorkers: true,
        define: (jobs) => jobs.register('parallel', handler, { concurrency: 3 }),
      },
    );
  });

  it('counts due jobs and reports the age of the oldest', async () => {
    await withJobs(
      async (jobs) => {
        await database.db.execute(sql`delete from pgboss.job`);
        expect(await jobs.backlog()).toEqual({ waiting: 0, oldestSeconds: 0 });
        await jobs.enqueue(database.db, 'waiting', { n: 1 });
        await jobs.enqueue(database.db, 'waiting', { n: 2 });
        await jobs.enqueue(database.db, 'waiting', { n: 3 }, { startAfter: 3_600 });
        await database.db.execute(
          sql`update pgboss.job set start_after = start_after - interval '90 seconds'
            where name = 'waiting' and data ->> 'n' = '2'`,
        );
        const { waiting: dueJobs, oldestSeconds } = await jobs.backlog();
        expect(dueJobs).toBe(2);
        expect(oldestSeconds).toBeGreaterThanOrEqual(90);
        expect(oldestSeconds).toBeLessThan(120);
        await jobs.runDue({ includeDelayed: true });
        expect((await jobs.backlog()).waiting).toBe(0);
      },
      { runWorkers: false, define: (jobs) => jobs.register('waiting', async () => {}) },
    );
  });

  it('rejects a job whose name is not registered, and a second registration of a name', async () => {
    await withJobs(
      (jobs) => expect(jobs.enqueue(database.db, 'unregistered', {})).rejects.toThrow('not registered'),
      {
        runWorkers: false,
        define: (jobs) => {
          jobs.register('registered', async () => {});
          expect(() => jobs.register('registered', async () => {})).toThrow('registered twice');
        },
      },
    );
  });

  it('does not block the database while a transaction that queued a job is open', async () => {
    await withJobs(
      async (jobs) => {
        await database.db.transaction(async (tx) => {
          await jobs.enqueue(tx, 'open', {});
          await tx.execute(sql`select 1`);
        });
        expect(await jobs.runDue()).toBe(1);
      },
      { runWorkers: false, define: (jobs) => jobs.register('open', async () => {}) },
    );
  });
});
