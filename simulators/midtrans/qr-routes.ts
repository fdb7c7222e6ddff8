import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { methodOf } from './methods/methods.ts';
import { failureBody } from './replies.ts';
import type { Simulator } from './simulator.ts';

type TransactionRoute = { Params: { id: string } };

const QR_PIXELS = 480;

/** Mounts QR images, which need no key, because browsers request them. A QR image contains the URL of the payer's page. */
export function mountQr(app: FastifyInstance, simulator: Simulator, base: string): void {
  const sendQrImage =
    (types: string[]) => async (request: FastifyRequest<TransactionRoute>, reply: FastifyReply) => {
      const transaction = await simulator.findCurrent(request.params.id);
      const payerPath =
        transaction && types.includes(transaction.paymentType) && methodOf(transaction).payerPath;
      if (!payerPath) return reply.code(404).send(failureBody('404'));
      const png = await QRCode.toBuffer(`${base}${payerPath(transaction.id)}`, {
        width: QR_PIXELS,
        margin: 2,
      });
      return reply.type('image/png').header('cache-control', 'private, max-age=300').send(png);
    };
  app.get('/v2/gopay/:id/qr-code', sendQrImage(['gopay']));
  app.get('/v4/qris/gopay/:id/qr-code', sendQrImage(['gopay']));
  app.get('/v2/qris/:id/qr-code', sendQrImage(['qris']));
  app.get('/v4/qris/:id/qr-code', sendQrImage(['qris']));
}
