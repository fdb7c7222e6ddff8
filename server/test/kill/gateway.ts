import { API_BASE, routes } from '@naungan/api/routes';
import fastify, { type FastifyInstance } from 'fastify';
import { btnSimulator } from '../../../simulators/btn/plugin.ts';
import { midtransSimulator } from '../../../simulators/midtrans/plugin.ts';
import { DEFAULT_SETTINGS, saveSettings } from '../../../simulators/midtrans/settings.ts';
import { loadConfig } from '../../src/config.ts';
import { type Db, openDb } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import { freePort } from './server-process.ts';

/** `db`: the gateways' own database. `settings`: environment of a server that uses these gateways. */
export type OutsideGateway = {
  origin: string;
  db: Db;
  settings: Record<string, string>;
  close(): Promise<void>;
};

const NOTIFICATION_PATHS = [routes.paymentNotification.path, routes.virtualAccountNotification.path];
const OWN_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Forwards notifications to a server, as a load balancer does; responds with 502 when that server is down. */
async function forwardNotifications(app: FastifyInstance, serverOrigin: () => string): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  for (const path of NOTIFICATION_PATHS)
    app.post(`${API_BASE}${path}`, async (request, reply) => {
      const headers = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.includes(name));
      const status = await fetch(`${serverOrigin()}${API_BASE}${path}`, {
        method: 'POST',
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: String(request.body),
      }).then(
        (response) => response.status,
        () => 502,
      );
      return reply.code(status).send();
    });
}

/**
 * Starts the simulated gateways in this process, with a separate database, so that they survive a killed server.
 * Midtrans repeats a failed notification after two minutes, as the real gateway does. `serverOrigin` returns the server that
 * gets the next notification.
 */
export async function startGateway(serverOrigin: () => string): Promise<OutsideGateway> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = loadConfig({ NODE_ENV: 'test', PUBLIC_URL: origin, SIMULATORS: 'on' });
  const { db, close } = await openDb(config, { memory: true });
  const app = fastify();
  const deps = { config, db, clock: () => new Date(), isStarting: () => false };
  app.decorate('deps', deps as unknown as Deps);
  await app.register(async (scope) => forwardNotifications(scope, serverOrigin));
  await app.register(midtransSimulator);
  await app.register(btnSimulator);
  await saveSettings(db, { ...DEFAULT_SETTINGS, retrySpeed: 1 });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    db,
    settings: {
      MIDTRANS_BASE_URL: `${origin}/simulators/midtrans`,
      BTN_BASE_URL: `${origin}/simulators/btn`,
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
