import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const CRLF = '\r\n';
/** Replies to what is no request that Fastify gets to see, by the error of Node's parser. */
const REFUSALS: Record<string, string> = {
  HPE_INVALID_METHOD: `405 Method Not Allowed${CRLF}Allow: ${METHODS}`,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const emptyResponse = (status: string) =>
  `HTTP/1.1 ${status}${CRLF}Content-Length: 0${CRLF}Connection: close${CRLF}${CRLF}`;

/** Fastify's `clientErrorHandler`: what cannot be parsed is answered and forgotten. */
export function refuseUnparsed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(emptyResponse(REFUSALS[error.code ?? ''] ?? '400 Bad Request'));
  socket.destroySoon();
}

/**
 * Refuses CONNECT, which Node hands out as a bare connection; and lets `close()` end: `closeWithin` milliseconds after
 * it began, connections that are still open are cut, be they kept alive, slow, or sockets that answer no goodbye.
 */
export const connectionsPlugin = fp(
  async (app: FastifyInstance, { closeWithin }: { closeWithin: number }) => {
    const open = new Set<Socket>();
    let limit: NodeJS.Timeout | undefined;
    app.server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    app.server.on('connect', (_request, socket: Socket) => {
      socket.on('error', () => {});
      socket.end(emptyResponse(REFUSALS.HPE_INVALID_METHOD ?? ''));
    });
    app.addHook('preClose', async () => {
      limit = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, closeWithin);
    });
    app.addHook('onClose', async () => clearTimeout(limit));
  },
  { name: 'connections' },
);
