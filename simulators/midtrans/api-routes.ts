import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TransactionAction } from './actions.ts';
import { type Body, failureBody } from './replies.ts';
import type { Simulator } from './simulator.ts';

type ById = { Params: { id: string } };
type Work = (request: FastifyRequest) => Promise<Body | null>;

/** Most failures have HTTP status 200, as documented; a wrong key has 401. */
export const httpOf = (body: Body, mirror: boolean): number => {
  const code = Number(body.status_code);
  return code === 401 || (mirror && code >= 400 && code !== 407) ? code : 200;
};

function isAuthorized({ headers }: FastifyRequest, serverKey: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  const authorization = Buffer.from(headers.authorization ?? '');
  return authorization.length === expected.length && timingSafeEqual(authorization, expected);
}

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const URLS_AT_MOST = 3;
/** Returns up to three comma-separated URLs of a header. */
function addresses(request: FastifyRequest, name: string): string | null {
  const urls = (header(request, name) ?? '').split(',').map((url) => url.trim());
  return urls.filter(Boolean).slice(0, URLS_AT_MOST).join(',') || null;
}

/** The merchant's transitions by the last path segment. */
const ACTION_BY_PATH: Record<string, TransactionAction> = {
  cancel: 'cancel',
  expire: 'expire',
  approve: 'approve',
  deny: 'deny',
};

/** The Core API: charge, status, cancel, expire, approve, deny, refund. */
export function mountApi(
  app: FastifyInstance,
  simulator: Simulator,
  serverKey: string,
  kick: () => void,
): void {
  const guarded = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slowSeconds, down, mirrorHttp } = await simulator.settings();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    if (!isAuthorized(request, serverKey)) return reply.code(401).send(failureBody('401'));
    const body = await work(request);
    kick();
    // A request with the same Idempotency-Key is still in progress.
    if (!body) return reply.code(202).send({});
    return reply.code(httpOf(body, mirrorHttp)).send(body);
  };
  const id = (request: FastifyRequest) => (request as FastifyRequest<ById>).params.id;
  const key = (request: FastifyRequest) => header(request, 'idempotency-key');

  app.post(
    '/v2/charge',
    guarded(async (request) =>
      request.body === undefined
        ? failureBody('413')
        : simulator.charge(
            request.body,
            {
              notificationUrl: addresses(request, 'x-override-notification'),
              appendUrl: addresses(request, 'x-append-notification'),
            },
            key(request),
          ),
    ),
  );
  app.get(
    '/v2/:id/status',
    guarded((request) => simulator.status(id(request))),
  );
  for (const [path, act] of Object.entries(ACTION_BY_PATH)) {
    app.post(
      `/v2/:id/${path}`,
      guarded((request) => simulator.call(id(request), act, key(request))),
    );
  }
  for (const path of ['refund', 'refund/online/direct']) {
    app.post(
      `/v2/:id/${path}`,
      guarded((request) => simulator.refund(id(request), request.body, key(request))),
    );
  }
}
