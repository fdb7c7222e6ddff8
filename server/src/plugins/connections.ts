import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { REALTIME_PATH } from '@naungan/api/realtime';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const CRLF = '\r\n';
/** Responses to data that Node's parser rejects before Fastify sees a request, by the parser's error code. */
const REJECTIONS: Record<string, string> = {
  HPE_INVALID_METHOD: `405 Method Not Allowed${CRLF}Allow: ${METHODS}`,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const emptyResponse = (status: string) =>
  `HTTP/1.1 ${status}${CRLF}Content-Length: 0${CRLF}Connection: close${CRLF}${CRLF}`;

/** Fastify's `clientErrorHandler`: responds to a request that cannot be parsed and closes the connection. */
export function handleUnparsedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(emptyResponse(REJECTIONS[error.code ?? ''] ?? '400 Bad Request'));
  socket.destroySoon();
}

/**
 * Node's `shouldUpgradeCallback`: returns whether a request opens a WebSocket of the socket server. The server ignores all
 * other offers to change the protocol, such as HTTP/2 of `curl --http2`, and responds with HTTP/1.1 (RFC 9110, 7.8).
 */
export const shouldUpgrade = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(REALTIME_PATH);

/**
 * Rejects CONNECT requests on their socket, because Node creates no response for them. Also limits the duration of the
 * app's `close()`: destroys every connection that is still open `closeWithin` milliseconds after `close()` was called.
 * These are idle and slow connections, and WebSockets whose client has not confirmed the close.
 */
export const connectionsPlugin = fp(
  async (app: FastifyInstance, { closeWithin }: { closeWithin: number }) => {
    const openSockets = new Set<Socket>();
    let timer: NodeJS.Timeout | undefined;
    app.server.on('connection', (socket: Socket) => {
      openSockets.add(socket);
      socket.once('close', () => openSockets.delete(socket));
    });
    app.server.on('connect', (_request, socket: Socket) => {
      socket.on('error', () => {});
      socket.end(emptyResponse(REJECTIONS.HPE_INVALID_METHOD ?? ''));
    });
    app.addHook('preClose', async () => {
      timer = setTimeout(() => {
        for (const socket of openSockets) socket.destroy();
      }, closeWithin);
    });
    app.addHook('onClose', async () => clearTimeout(timer));
  },
  { name: 'connections' },
);
