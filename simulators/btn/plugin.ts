import { API_BASE, routes } from '@naungan/api/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Simulator } from '../../server/src/deps.ts';
import { startSchedule } from '../schedule.ts';
import { mountApi } from './api-routes.ts';
import { createBank } from './bank.ts';
import { mountPages } from './page-routes.ts';
import { createTables } from './tables.ts';

const ROOT = '/simulators/btn';
const CALLBACK_PATH = `${API_BASE}${routes.virtualAccountNotification.path}`;

/** Adds parsers for JSON and forms. Returns a function that reads a request's JSON text, because the signature covers the text. */
function addBodyParsers(app: FastifyInstance): (request: FastifyRequest) => string {
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

/** Simulates BTN, the bank of the methods `btn` and `other_bank`, with pages for the payer (docs/btn-virtual-account.md). */
export const btnSimulator: Simulator = async (app) => {
  const { config, db, clock } = app.deps;
  await createTables(db);
  const { BTN_KEY: key, BTN_COMPANY_PREFIX: prefix } = config;
  const bank = createBank({
    db,
    clock,
    key,
    prefix,
    // Calls the route of this server that the real bank calls.
    post: async (payload, headers) =>
      (await app.inject({ method: 'POST', url: CALLBACK_PATH, payload, headers })).statusCode,
  });
  const runScheduledWork = startSchedule(app, 'BTN', async () => {
    await bank.expireDueAccounts();
    await bank.webhookSender.deliverDue();
  });
  await app.register(
    async (scope) => {
      const textOf = addBodyParsers(scope);
      scope.setErrorHandler((error, request, reply) => {
        request.log.error({ err: error }, 'the simulator of BTN failed');
        return reply.code(500).send({ error: 'DOWN' });
      });
      mountApi(scope, { bank, key, prefix, clock, textOf, runScheduledWork });
      mountPages(scope, { bank, site: { root: ROOT, merchant: config.BRAND.legalName }, runScheduledWork });
    },
    { prefix: ROOT },
  );
};
