import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { methodOf } from './methods/methods.ts';
import { failureBody } from './replies.ts';
import type { Simulator } from './simulator.ts';

type ById = { Params: { id: string } };

const QR_PIXELS = 480;

/** QR images need no key, because browsers request them. The QR code opens the page where a phone pays. */
export function mountQr(app: FastifyInstance, simulator: Simulator, base: string): void {
  const picture = (types: string[]) => async (request: FastifyRequest<ById>, reply: FastifyReply) => {
    const transaction = await simulator.current(request.params.id);
    const page = transaction && types.includes(transaction.paymentType) && methodOf(transaction).page;
    if (!page) return reply.code(404).send(failureBody('404'));
    const png = await QRCode.toBuffer(`${base}${page(transaction.id)}`, { width: QR_PIXELS, margin: 2 });
    return reply.type('image/png').header('cache-control', 'private, max-age=300').send(png);
  };
  app.get('/v2/gopay/:id/qr-code', picture(['gopay']));
  app.get('/v4/qris/gopay/:id/qr-code', picture(['gopay']));
  app.get('/v2/qris/:id/qr-code', picture(['qris']));
  app.get('/v4/qris/:id/qr-code', picture(['qris']));
}
