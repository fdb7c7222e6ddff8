import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between app and database that can drop data or connections. */
export type FaultyProxy = {
  /** Makes the database at `url` the target of the proxy. Returns the URL with host and port of the proxy. */
  proxiedUrl(url: string): string;
  /** Drops all further data without closing connections. */
  freeze(): void;
  /** Drops the data of new connections, but not of open connections. */
  dropNewConnections(): void;
  /** Closes all connections and rejects new connections. */
  closePort(): Promise<void>;
};

/** Starts a proxy, which forwards all data until one of its functions causes a fault. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const openSockets = new Set<Socket>();
  let target = new URL('postgres://127.0.0.1:1');
  let isFrozen = false;
  let dropsNewConnections = false;
  const server = createServer((appSocket) => {
    const databaseSocket = connect(Number(target.port), target.hostname);
    // A copy, because a connection that is open when `dropNewConnections` is called must continue.
    const dropsData = dropsNewConnections;
    for (const [from, to] of [
      [appSocket, databaseSocket],
      [databaseSocket, appSocket],
    ] as const) {
      openSockets.add(from);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        openSockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (!isFrozen && !dropsData) to.write(bytes);
      });
    }
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    proxiedUrl(url) {
      target = new URL(url);
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    freeze() {
      isFrozen = true;
    },
    dropNewConnections() {
      dropsNewConnections = true;
    },
    closePort() {
      for (const socket of openSockets) socket.destroy();
      return new Promise((done) => {
        server.close(() => done());
      });
    },
  };
}
