import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Limits for the rest of a request whose response was sent before its end; the client reads the response only after
 * sending it.
 */
const MAX_BYTES = 64 * 1_048_576;
const MAX_MS = 10_000;

/** Reads and discards the rest; a client that sends too much or too slowly is disconnected. */
function discardBody(request: IncomingMessage): void {
  // An earlier reader would pause the stream.
  request.unpipe();
  request.removeAllListeners('data').removeAllListeners('readable');
  // Also destroys the connection; an injected request has none.
  const end = () => void request.destroy();
  const limit = setTimeout(end, MAX_MS).unref();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) end();
  });
  request.on('error', () => {});
  request.once('close', () => clearTimeout(limit));
  request.resume();
}

/**
 * A rejected upload gets its response while it still arrives. Node discards only bodies that no one began to
 * read; the rest would block the connection's next request until a timeout.
 */
export const unreadBodyPlugin = fp(
  async (app: FastifyInstance) => {
    // Fastify closes the connection after a 413; a client that is still sending would get EPIPE instead of
    // the response.
    app.addHook('onSend', async ({ raw }, reply) => {
      if (reply.statusCode === 413 && !raw.complete) reply.header('connection', 'keep-alive');
    });
    app.addHook('onResponse', async ({ raw }) => {
      if (!raw.complete && !raw.destroyed) discardBody(raw);
    });
  },
  { name: 'unread-body' },
);
