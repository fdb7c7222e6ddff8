import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What is still read of a request that was answered before its end, so that the client gets to the answer. */
const MAX_BYTES = 64 * 1_048_576;
const MAX_MS = 10_000;

/** Reads the rest away; a client that sends too much or too slowly loses its connection. */
function discardBody(request: IncomingMessage): void {
  // Whoever read it before would stop the flow.
  request.unpipe();
  request.removeAllListeners('data').removeAllListeners('readable');
  // With its connection, which an injected request has not.
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
 * A refused upload is answered while it still comes. Node reads away only what nobody began to read; the rest would
 * stand in the way of the connection's next request until a time-out.
 */
export const unreadBodyPlugin = fp(
  async (app: FastifyInstance) => {
    // Fastify closes the connection of a body that is too large: a client that still sends would get EPIPE for a reply.
    app.addHook('onSend', async ({ raw }, reply) => {
      if (reply.statusCode === 413 && !raw.complete) reply.header('connection', 'keep-alive');
    });
    app.addHook('onResponse', async ({ raw }) => {
      if (!raw.complete && !raw.destroyed) discardBody(raw);
    });
  },
  { name: 'unread-body' },
);
