import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Backlog } from '../core/jobs.ts';
import type { MailBacklog } from '../core/outbox.ts';
import type { OpenDb } from '../db/client.ts';

/** A monitor times out after one second, so a slower database counts as unavailable. */
const TIMEOUT_MS = 800;
/** With less free space the largest upload, or the next segment of the database's log, does not fit. */
const MIN_FREE_BYTES = 16 * 1_048_576;

/** Resolves or rejects like `reply`, but rejects after TIMEOUT_MS at the latest. */
async function withTimeout<T>(reply: Promise<T>): Promise<T> {
  const cancelTimer = new AbortController();
  // The promise that loses the race may reject later. Without a handler, its rejection would end the process.
  reply.catch(() => undefined);
  const rejectAfterTimeout = async () => {
    await setTimeout(TIMEOUT_MS, null, { signal: cancelTimer.signal, ref: false });
    // A reply that arrived during a long turn of the event loop is still in time.
    await setImmediate();
    throw new Error(`no response within ${TIMEOUT_MS} ms`);
  };
  const timeout = rejectAfterTimeout();
  timeout.catch(() => undefined);
  return Promise.race([reply, timeout]).finally(() => {
    cancelTimer.abort();
  });
}

/** Runs one check for all concurrent callers, so that many requests do not load the database. */
function shareRunning<T>(check: () => Promise<T>): () => Promise<T> {
  let runningCheck: Promise<T> | null = null;
  return () => {
    runningCheck ??= check().finally(() => {
      runningCheck = null;
    });
    return runningCheck;
  };
}

/**
 * Content of a test file. The file is needed because the disk's free space does not show an exceeded quota of this
 * account.
 */
const PROBE = new Uint8Array(65_536);

/** Time between two test files. Requests in between get the last result, so that visitors of this public endpoint cannot load the disk. */
const PROBE_INTERVAL_MS = 1_000;

async function writeProbe(folder: string): Promise<void> {
  const probe = join(folder, `.room-${process.pid}`);
  await writeFile(probe, PROBE).finally(() => rm(probe, { force: true }));
}

/**
 * Returns a function that resolves to whether files can be stored in `folder`; it rejects with the disk's
 * last error.
 */
function createSpaceCheck(folder: string): () => Promise<boolean> {
  let lastProbe: { startedAt: number; outcome: Promise<void> } | undefined;
  return async () => {
    const now = performance.now();
    if (!lastProbe || now - lastProbe.startedAt >= PROBE_INTERVAL_MS)
      lastProbe = { startedAt: now, outcome: writeProbe(folder) };
    const [{ bavail, bsize }] = await Promise.all([statfs(folder), lastProbe.outcome]);
    return bavail * bsize >= MIN_FREE_BYTES;
  };
}

/**
 * `GET /healthz`: 200 when the database replies and files can be stored, otherwise 503 with the failed check.
 * If the machine is too slow, the counts and the free space may be the values of an earlier request. The server
 * listens only after migrations and seed, so any response also shows that these are finished. While the demo data is
 * being created, the response is 503 with the status `starting`.
 */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance, { checkConnection }: Pick<OpenDb, 'checkConnection'>) => {
    let lastCounts: { jobs?: Backlog; mails?: MailBacklog; [module: string]: object | undefined } = {};
    const countBacklogs = shareRunning(async () => {
      const { jobs, mail, registry } = app.deps;
      const counts: typeof lastCounts = { jobs: await jobs.backlog(), mails: await mail.backlog() };
      for (const { name, count } of registry.backlogs) counts[name] = await count(app.deps);
      lastCounts = counts;
    });
    const checkDatabase = shareRunning(() => checkConnection(TIMEOUT_MS));
    let canStoreFiles = true;
    const hasFreeSpace = createSpaceCheck(app.deps.config.DATA_DIR);
    const checkStorage = shareRunning(async () => {
      canStoreFiles = await hasFreeSpace().catch((err: unknown) => {
        app.log.error({ err }, 'files cannot be stored');
        return false;
      });
    });
    app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
      if (app.deps.isStarting()) {
        // Commands that wait for the server send this request 20 times a second.
        request.log.level = 'error';
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'starting' });
      }
      try {
        const measurements = [countBacklogs(), checkStorage()].map((result) =>
          withTimeout(result).catch(() => undefined),
        );
        await Promise.all([withTimeout(checkDatabase()), ...measurements]);
        const status = canStoreFiles ? 'ok' : 'storage';
        return reply
          .code(status === 'ok' ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status, ...lastCounts });
      } catch (err) {
        request.log.error({ err }, 'the database does not respond');
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'database' });
      }
    });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
