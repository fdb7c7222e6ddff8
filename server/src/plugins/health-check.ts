import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** A monitor waits a second: a database that takes longer does not answer. */
const PATIENCE = 800;
/** Less is a full disk: the largest upload, or the next piece of the database's log, would not fit. */
const ROOM = 16 * 1_048_576;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  answer.catch(() => undefined);
  const silence = setTimeout(PATIENCE, null, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE} ms`);
  });
  return Promise.race([answer, silence]).finally(() => {
    silence.catch(() => undefined);
    late.abort();
  });
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM;
}

/** `GET /healthz`: 200 when the database answers and files can be kept, else 503 and which of them fails. The server listens only after migrations and seed. */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance) => {
    const askDatabase = async () => {
      await app.deps.db.execute(sql`select 1`);
      return app.deps.jobs.backlog();
    };
    app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      try {
        const jobs = await inTime(askDatabase());
        const status = (await hasRoom(app.deps.config.DATA_DIR)) ? 'ok' : 'storage';
        return reply
          .code(status === 'ok' ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status, jobs });
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'database' });
      }
    });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
