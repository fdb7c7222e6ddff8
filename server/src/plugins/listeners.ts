import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Sockets that listen on the port in addition to the first. In each turn of the event loop, Node accepts one connection of each
 * socket, and the kernel distributes connections among them. With one socket, new clients of a busy process waited longest: each
 * of them for all turns of the clients before it.
 */
const ADDITIONAL_LISTENERS = 7;

/** Connections that may wait until the process accepts them. The kernel may limit the number further (net.core.somaxconn). */
const BACKLOG = 4_096;

/** Other systems either do not support sockets that share a port, or do not distribute connections among them. */
const CAN_SHARE_PORT = process.platform === 'linux';

/** Milliseconds between closures of idle connections while the app closes. */
const IDLE_CHECK_MS = 20;

declare module 'fastify' {
  interface FastifyInstance {
    /** Listens on the port with several sockets, if the system can. */
    listenOn(address: { port: number; host: string }): Promise<void>;
  }
}

/**
 * Rejects a port that is in use. Sockets that share a port do not report another server of the same account, and visitors would then
 * reach either server.
 */
async function requireFreePort(address: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen(address);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Adds `listenOn`; closes the additional sockets with the app. */
export const listenersPlugin = fp(
  async (app: FastifyInstance) => {
    const listeners: Server[] = [];
    const closures: Promise<unknown>[] = [];

    async function addListener({ port, address }: AddressInfo): Promise<void> {
      // The options of Node's HTTP server.
      const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
        app.server.emit('connection', socket),
      );
      listener.listen({ port, host: address, backlog: BACKLOG, reusePort: true });
      await once(listener, 'listening');
      listeners.push(listener);
    }

    app.decorate('listenOn', async ({ port, host }) => {
      if (CAN_SHARE_PORT) await requireFreePort({ port, host });
      const options = CAN_SHARE_PORT ? { reusePort: true } : {};
      await app.listen({ port, host, backlog: BACKLOG, ...options });
      const address = app.server.address();
      if (!CAN_SHARE_PORT || address === null || typeof address === 'string') return;
      for (let count = 0; count < ADDITIONAL_LISTENERS; count += 1) await addListener(address);
    });
    let timer: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      for (const listener of listeners) {
        closures.push(once(listener, 'close'));
        listener.close();
      }
      // Connections become idle when their last response is complete.
      timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    });
    app.addHook('onClose', async () => {
      await Promise.all(closures);
      clearInterval(timer);
    });
  },
  { name: 'listeners' },
);
