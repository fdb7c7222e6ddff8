import { isIPv6 } from 'node:net';
import { API_BASE, routes } from '@naungan/api/routes';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Simulator } from '../../server/src/deps.ts';
import { startSchedule } from '../schedule.ts';
import { mountApi } from './api-routes.ts';
import { mountCards } from './card-routes.ts';
import { mountPages } from './page-routes.ts';
import { mountPayerPages } from './payer-routes.ts';
import { post } from './post.ts';
import { mountQr } from './qr-routes.ts';
import { failureBody } from './replies.ts';
import { createSimulator } from './simulator.ts';
import { createTables } from './tables.ts';

const ROOT = '/simulators/midtrans';
const CALLBACK_PATH = `${API_BASE}${routes.paymentNotification.path}`;
/** Maximum size of a request, as in the real gateway. */
const MAX_BODY_BYTES = 16 * 1024;

/** Returns this server's URL; null while it is not listening. */
function serverUrl(app: FastifyInstance): string | null {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) return null;
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}

/** Adds parsers of JSON and of the pages' forms. Malformed JSON is an error, for which the gateway responds with 413. */
function addBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, text, done) => {
      try {
        done(null, text === '' ? undefined : JSON.parse(String(text)));
      } catch {
        done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(text))));
    },
  );
}

/** Simulates the Core API of Midtrans according to the gateway's reference, with pages for the payer. */
export const midtransSimulator: Simulator = async (app) => {
  const { config, db, clock } = app.deps;
  await createTables(db);
  const base = `${config.PUBLIC_URL}${ROOT}`;
  const simulator = createSimulator({
    db,
    clock,
    base,
    serverKey: config.MIDTRANS_SERVER_KEY,
    notificationUrl: () => `${serverUrl(app) ?? config.PUBLIC_URL}${CALLBACK_PATH}`,
    post,
  });
  const site = {
    root: ROOT,
    merchant: config.BRAND.legalName,
    finishUrl: `${config.PUBLIC_URL}/payment/finish`,
  };
  const runScheduledWork = startSchedule(app, 'Midtrans', async () => {
    await simulator.applyDueChanges();
    await simulator.webhookSender.deliverDue();
  });
  await app.register(
    async (scope) => {
      addBodyParsers(scope);
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        // The reply has HTTP status 200, because the gateway reports failures only by the code in the body.
        if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(failureBody('413'));
        request.log.error({ err: error }, 'the payment simulator failed');
        return reply.code(500).send(failureBody('500'));
      });
      mountApi(scope, simulator, config.MIDTRANS_SERVER_KEY, runScheduledWork);
      mountCards(scope, { simulator, site, clientKey: config.MIDTRANS_CLIENT_KEY, runScheduledWork });
      mountQr(scope, simulator, base);
      mountPages(scope, { simulator, site, runScheduledWork });
      mountPayerPages(scope, { simulator, site, runScheduledWork });
    },
    { prefix: ROOT },
  );
};
