import { API_BASE, routes } from '@naungan/api/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Simulator } from '../../server/src/deps.ts';
import { startClock } from '../clock.ts';
import { mountApi } from './api-routes.ts';
import { createBank } from './bank.ts';
import { mountPages } from './page-routes.ts';
import { createTables } from './tables.ts';

const ROOT = '/simulators/btn';
const CALLBACK = `${API_BASE}${routes.virtualAccountNotification.path}`;

/** Parses JSON and the pages' forms, and keeps the raw bytes that a signature covers. */
function readBodies(app: FastifyInstance): (request: FastifyRequest) => string {
  const texts = new WeakMap<FastifyRequest, string>();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    texts.set(request, text);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(null, undefined);
    }
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text)));
    },
  );
  return (request) => texts.get(request) ?? '';
}

/** The bank behind BTN and 'bank lain' accounts, with pages for the payer (docs/btn-virtual-account.md). */
export const btnSimulator: Simulator = async (app) => {
  const { config, db, clock } = app.deps;
  await createTables(db);
  const { BTN_KEY: key, BTN_COMPANY_PREFIX: prefix } = config;
  const bank = createBank({
    db,
    clock,
    key,
    prefix,
    // Sends callbacks to this server, by the route that the real bank would call.
    post: async (payload, headers) =>
      (await app.inject({ method: 'POST', url: CALLBACK, payload, headers })).statusCode,
  });
  const kick = startClock(app, 'BTN', async () => {
    await bank.sweep();
    await bank.webhookSender.deliverDue();
  });
  await app.register(
    async (scope) => {
      const textOf = readBodies(scope);
      scope.setErrorHandler((error, request, reply) => {
        request.log.error({ err: error }, 'the simulator of BTN failed');
        return reply.code(500).send({ error: 'DOWN' });
      });
      mountApi(scope, { bank, key, prefix, clock, textOf, kick });
      mountPages(scope, { bank, place: { root: ROOT, merchant: config.BRAND.legalName }, kick });
    },
    { prefix: ROOT },
  );
};
