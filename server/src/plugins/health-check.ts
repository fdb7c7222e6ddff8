import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** `GET /healthz`: 200 when the database answers. The server listens only after migrations and seed. */
export const healthCheckPlugin = fp(
  async (app: FastifyInstance) => {
    app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      try {
        await app.deps.db.execute(sql`select 1`);
        const jobs = await app.deps.jobs.backlog();
        return reply.header('cache-control', 'no-store').send({ status: 'ok', jobs });
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        return reply.code(503).header('cache-control', 'no-store').send({ status: 'database' });
      }
    });
  },
  { name: 'health-check', dependencies: ['deps'] },
);
