import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Backlog } from '../core/jobs.ts';
import type { OpenDb } from '../db/client.ts';

/** A monitor waits a second: a database that takes longer does not answer. */
const PATIENCE = 800;
/** Less is a full disk: the largest upload, or the next piece of the database's log, would not fit. */
const ROOM = 16 * 1_048_576;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  answer.catch(() => undefined);
  const silence = async () => {
    await setTimeout(PATIENCE, null, { signal: late.signal, ref: false });
    // An answer that lies there already, behind a long turn of the event loop, is in time.
    await setImmediate();
    throw new Error(`no answer within ${PATIENCE} ms`);
  };
  const waiting = silence();
  waiting.catch(() => undefined);
  return Promise.race([answer, waiting]).finally(() => {
    late.abort();
  });
}

/** Asks once for all who ask meanwhile: a flood of questions costs the database no more than one. */
function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** What is written to see whether it can be: a quota of this account shows in no figure of the disk. */
const PROBE = new Uint8Array(65_536);

/** Anybody may ask: whoever asks more often has the last answer, and writes nothing. */
const PROBE_EVERY = 1_000;

async function tryWriting(folder: string): Promise<void> {
  const probe = join(folder, `.room-${process.pid}`);
  await writeFile(probe, PROBE).finally(() => rm(probe, { force: true }));
}

/** Says whether files can be kept in `folder`; rejects with what the disk answered last. */
function roomIn(folder: string): () => Promise<boolean> {
  let tried: { at: number; outcome: Promise<void> } | undefined;
  return async () => {
    const now = performance.now();
    if (!tried || now - tried.at >= PROBE_EVERY) tried = { at: now, outcome: tryWriting(folder) };
    const [{ bavail, bsize }] = await Promise.all([statfs(folder), tried.outcome]);
    return bavail * bsize >= ROOM;
  };
}

/**
 * `GET /healthz`: 200 when the database answers and files can be kept, else 503 and which of them fails. `jobs` is the
 * backlog as it was last counted, and room for files is as it was last seen: a busy machine may be too late for both. The
 * server listens only after migrations and seed.
 */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance, { answers }: Pick<OpenDb, 'answers'>) => {
    let counted: Backlog | undefined;
    const count = together(async () => {
      counted = await app.deps.jobs.backlog();
    });
    const ask = together(() => answers(PATIENCE));
    let kept = true;
    const hasRoom = roomIn(app.deps.config.DATA_DIR);
    const room = together(async () => {
      kept = await hasRoom().catch((err: unknown) => {
        app.log.error({ err }, 'files cannot be kept');
        return false;
      });
    });
    app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
      try {
        const known = [count(), room()].map((look) => inTime(look).catch(() => undefined));
        await Promise.all([inTime(ask()), ...known]);
        const status = kept ? 'ok' : 'storage';
        return reply
          .code(status === 'ok' ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status, jobs: counted });
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'database' });
      }
    });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
