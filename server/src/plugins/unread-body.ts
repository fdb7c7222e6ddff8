import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Limits in bytes and milliseconds for the rest of a request whose response was sent early. The client reads the
 * response only after it has sent the whole request.
 */
const MAX_BYTES = 64 * 1_048_576;
const MAX_MS = 10_000;

/** Reads and discards the rest of a request; a client that sends too much or too slowly is disconnected. */
function discardBody(request: IncomingMessage): void {
  // Removes earlier readers, which could pause the stream.
  request.unpipe();
  request.removeAllListeners('data').removeAllListeners('readable');
  // `destroy` also closes the connection.
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
 * Discards the rest of a rejected upload, whose response is sent while bytes still arrive. Node discards only bodies
 * that were not read at all; other bytes would block the connection's next request until a timeout.
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
