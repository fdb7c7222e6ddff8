import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { type Body, failureBody } from './answers.ts';
import type { Simulator } from './simulator.ts';

type ById = { Params: { id: string } };
type Work = (request: FastifyRequest) => Promise<Body | null>;

const QR_PIXELS = 480;
/** The documentation gives most failures under HTTP 200; a wrong key is a real 401. */
const httpOf = (body: Body, mirror: boolean): number => {
  const code = Number(body.status_code);
  return code === 401 || (mirror && code >= 400 && code !== 407) ? code : 200;
};

function isAuthorized({ headers }: FastifyRequest, serverKey: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The Core API: charge, status, cancel, expire, QR pictures. */
export function mountApi(
  app: FastifyInstance,
  simulator: Simulator,
  serverKey: string,
  kick: () => void,
): void {
  const guarded = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slowSeconds, down, mirrorHttp } = await simulator.knobs();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    if (!isAuthorized(request, serverKey)) return reply.code(401).send(failureBody('401'));
    const body = await work(request);
    kick();
    // The same Idempotency-Key is still under way.
    if (!body) return reply.code(202).send({});
    return reply.code(httpOf(body, mirrorHttp)).send(body);
  };
  const id = (request: FastifyRequest) => (request as FastifyRequest<ById>).params.id;

  app.post(
    '/v2/charge',
    guarded(async (request) =>
      request.body === undefined
        ? failureBody('413')
        : simulator.charge(request.body, {
            idempotencyKey: header(request, 'idempotency-key'),
            notificationUrl: header(request, 'x-override-notification')?.split(',')[0]?.trim(),
          }),
    ),
  );
  app.get(
    '/v2/:id/status',
    guarded((request) => simulator.status(id(request))),
  );
  app.post(
    '/v2/:id/cancel',
    guarded((request) => simulator.act(id(request), 'cancel')),
  );
  app.post(
    '/v2/:id/expire',
    guarded((request) => simulator.act(id(request), 'expire')),
  );
}

/** Pictures need no key: a browser asks for them. The QR opens the page on which a phone pays. */
export function mountQr(app: FastifyInstance, simulator: Simulator, base: string): void {
  const picture = async (request: FastifyRequest<ById>, reply: FastifyReply) => {
    const transaction = await simulator.current(request.params.id);
    if (transaction?.paymentType !== 'gopay') return reply.code(404).send(failureBody('404'));
    const png = await QRCode.toBuffer(`${base}/gopay/${transaction.id}`, { width: QR_PIXELS, margin: 2 });
    return reply.type('image/png').header('cache-control', 'private, max-age=300').send(png);
  };
  app.get('/v2/gopay/:id/qr-code', picture);
  app.get('/v4/qris/gopay/:id/qr-code', picture);
}
