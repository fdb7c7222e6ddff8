import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type BacklogCounts, countBacklogs } from '../core/backlogs.ts';
import { shareRunning, withTimeout } from '../core/timeout.ts';
import type { OpenDb } from '../db/client.ts';

/** A monitor times out after one second, so a slower database counts as unavailable. */
const TIMEOUT_MS = 800;
/** With less free space the largest upload, or the next segment of the database's log, does not fit. */
const MIN_FREE_BYTES = 16 * 1_048_576;

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

type Readiness = 'ok' | 'starting' | 'storage' | 'database';

const send = (reply: FastifyReply, status: Readiness, counts: BacklogCounts = {}) =>
  reply
    .code(status === 'ok' ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status, ...counts });

/**
 * Three checks of the server, which need no session:
 * - `GET /livez`: 200 while the process handles requests. It does not query the database, so that an outage of the
 *   database restarts no process.
 * - `GET /readyz`: 200 when the database replies and files can be stored, otherwise 503 with the failed check. The server
 *   listens only after migrations and seed, so any response also shows that these are finished. While the demo data is
 *   being created, the response is 503 with the status `starting`.
 * - `GET /healthz`: as `/readyz`, and with counts of waiting work. If the machine is too slow, the counts and the free
 *   space may be the values of an earlier request.
 */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance, { checkConnection }: Pick<OpenDb, 'checkConnection'>) => {
    let lastCounts: BacklogCounts = {};
    const count = shareRunning(async () => {
      lastCounts = await countBacklogs(app.deps);
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

    async function readiness(request: FastifyRequest, measurements: Promise<void>[]): Promise<Readiness> {
      try {
        await Promise.all([
          withTimeout(checkDatabase(), TIMEOUT_MS),
          ...measurements.map((result) => withTimeout(result, TIMEOUT_MS).catch(() => undefined)),
        ]);
        return canStoreFiles ? 'ok' : 'storage';
      } catch (err) {
        request.log.error({ err }, 'the database does not respond');
        return 'database';
      }
    }

    const options = { logLevel: 'warn' } as const;
    app.get('/livez', options, async (_request, reply) => send(reply, 'ok'));
    for (const path of ['/readyz', '/healthz'])
      app.get(path, options, async (request, reply) => {
        if (app.deps.isStarting()) {
          // Commands that wait for the server send this request 20 times a second.
          request.log.level = 'error';
          return send(reply, 'starting');
        }
        const withCounts = path === '/healthz';
        const status = await readiness(request, withCounts ? [count(), checkStorage()] : [checkStorage()]);
        return send(reply, status, withCounts && status !== 'database' ? lastCounts : {});
      });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
