import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Backlog } from '../core/jobs.ts';
import type { MailBacklog } from '../core/outbox.ts';
import type { OpenDb } from '../db/client.ts';

/** A monitor waits a second: a database that takes longer does not answer. */
const TIMEOUT_MS = 800;
/** Less is a full disk: the largest upload, or the next piece of the database's log, would not fit. */
const MIN_FREE_BYTES = 16 * 1_048_576;

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  answer.catch(() => undefined);
  const silence = async () => {
    await setTimeout(TIMEOUT_MS, null, { signal: late.signal, ref: false });
    // An answer that lies there already, behind a long turn of the event loop, is in time.
    await setImmediate();
    throw new Error(`no answer within ${TIMEOUT_MS} ms`);
  };
  const waiting = silence();
  waiting.catch(() => undefined);
  return Promise.race([answer, waiting]).finally(() => {
    late.abort();
  });
}

/** Asks once for all who ask meanwhile: a flood of questions costs the database no more than one. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
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

async function writeProbe(folder: string): Promise<void> {
  const probe = join(folder, `.room-${process.pid}`);
  await writeFile(probe, PROBE).finally(() => rm(probe, { force: true }));
}

/** Says whether files can be kept in `folder`; rejects with what the disk answered last. */
function freeSpaceCheck(folder: string): () => Promise<boolean> {
  let tried: { at: number; outcome: Promise<void> } | undefined;
  return async () => {
    const now = performance.now();
    if (!tried || now - tried.at >= PROBE_EVERY) tried = { at: now, outcome: writeProbe(folder) };
    const [{ bavail, bsize }] = await Promise.all([statfs(folder), tried.outcome]);
    return bavail * bsize >= MIN_FREE_BYTES;
  };
}

/**
 * `GET /healthz`: 200 when the database replies and files can be stored, otherwise 503 and which of them fails. `jobs` and
 * `mails` are the backlogs as last counted, and free space is as last seen: a busy machine may be too slow for them. The
 * server listens only after migrations and seed.
 */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance, { checkConnection }: Pick<OpenDb, 'checkConnection'>) => {
    let counted: { jobs?: Backlog; mails?: MailBacklog } = {};
    const count = shared(async () => {
      counted = { jobs: await app.deps.jobs.backlog(), mails: await app.deps.mail.backlog() };
    });
    const ask = shared(() => checkConnection(TIMEOUT_MS));
    let kept = true;
    const hasRoom = freeSpaceCheck(app.deps.config.DATA_DIR);
    const room = shared(async () => {
      kept = await hasRoom().catch((err: unknown) => {
        app.log.error({ err }, 'files cannot be kept');
        return false;
      });
    });
    app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
      try {
        const known = [count(), room()].map((look) => withTimeout(look).catch(() => undefined));
        await Promise.all([withTimeout(ask()), ...known]);
        const status = kept ? 'ok' : 'storage';
        return reply
          .code(status === 'ok' ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status, ...counted });
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'database' });
      }
    });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
