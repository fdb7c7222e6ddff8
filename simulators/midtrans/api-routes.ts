import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TransactionAction } from './actions.ts';
import { type Body, failureBody } from './replies.ts';
import type { Simulator } from './simulator.ts';

type TransactionRoute = { Params: { id: string } };
type Handler = (request: FastifyRequest) => Promise<Body | null>;

/**
 * Returns the HTTP status of a reply. As documented, most failures have status 200, and a wrong key has 401. With
 * `mirrorHttp`, the status is the code of the body, except 407, the code of an expired transaction.
 */
export const httpStatusOf = (body: Body, mirrorHttp: boolean): number => {
  const code = Number(body.status_code);
  return code === 401 || (mirrorHttp && code >= 400 && code !== 407) ? code : 200;
};

function isAuthorized({ headers }: FastifyRequest, serverKey: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  const authorization = Buffer.from(headers.authorization ?? '');
  return authorization.length === expected.length && timingSafeEqual(authorization, expected);
}

const headerText = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const MAX_URLS = 3;
/** Returns at most three URLs of a header, as comma-separated text; null when the header has no URL. */
function notificationUrls(request: FastifyRequest, name: string): string | null {
  const urls = (headerText(request, name) ?? '').split(',').map((url) => url.trim());
  return urls.filter(Boolean).slice(0, MAX_URLS).join(',') || null;
}

/** The merchant's actions without a request body. Each is the last segment of its path. */
const MERCHANT_ACTIONS: readonly TransactionAction[] = ['cancel', 'expire', 'approve', 'deny'];

/** Mounts the Core API: charge, status, cancel, expire, approve, deny, refund. */
export function mountApi(
  app: FastifyInstance,
  simulator: Simulator,
  serverKey: string,
  runScheduledWork: () => void,
): void {
  /** Returns a route handler that applies the settings, checks the server key, and then calls `handle`. */
  const checkedHandler = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slowSeconds, down, mirrorHttp } = await simulator.loadSettings();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    if (!isAuthorized(request, serverKey)) return reply.code(401).send(failureBody('401'));
    const body = await handle(request);
    runScheduledWork();
    // Another request with the same Idempotency-Key is in progress.
    if (!body) return reply.code(202).send({});
    return reply.code(httpStatusOf(body, mirrorHttp)).send(body);
  };
  const idOf = (request: FastifyRequest) => (request as FastifyRequest<TransactionRoute>).params.id;
  const keyOf = (request: FastifyRequest) => headerText(request, 'idempotency-key');

  app.post(
    '/v2/charge',
    checkedHandler(async (request) =>
      request.body === undefined
        ? failureBody('413')
        : simulator.charge(
            request.body,
            {
              notificationUrl: notificationUrls(request, 'x-override-notification'),
              appendUrl: notificationUrls(request, 'x-append-notification'),
            },
            keyOf(request),
          ),
    ),
  );
  app.get(
    '/v2/:id/status',
    checkedHandler((request) => simulator.status(idOf(request))),
  );
  for (const action of MERCHANT_ACTIONS) {
    app.post(
      `/v2/:id/${action}`,
      checkedHandler((request) => simulator.applyMerchantAction(idOf(request), action, keyOf(request))),
    );
  }
  for (const path of ['refund', 'refund/online/direct']) {
    app.post(
      `/v2/:id/${path}`,
      checkedHandler((request) => simulator.refund(idOf(request), request.body, keyOf(request))),
    );
  }
}
