import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between app and database that can delay or lose data. */
export type UnsteadyPort = {
  /** Returns the URL with the host and port of this proxy. */
  urlThrough(url: string): string;
  /** Drops all further data without closing connections. */
  freeze(): void;
  /** Drops the data of new connections; open ones continue. */
  holdNew(): void;
  /** Closes all connections and rejects new ones. */
  closePort(): Promise<void>;
};

/** Starts the proxy. It forwards connections until a fault is selected. */
export async function openUnsteadyPort(): Promise<UnsteadyPort> {
  const open = new Set<Socket>();
  let target = new URL('postgres://127.0.0.1:1');
  let frozen = false;
  let dropsNew = false;
  const server = createServer((appSocket) => {
    const databaseSocket = connect(Number(target.port), target.hostname);
    const dropsData = dropsNew;
    for (const [from, to] of [
      [appSocket, databaseSocket],
      [databaseSocket, appSocket],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (!frozen && !dropsData) to.write(bytes);
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
    urlThrough(url) {
      target = new URL(url);
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    freeze() {
      frozen = true;
    },
    holdNew() {
      dropsNew = true;
    },
    closePort() {
      for (const socket of open) socket.destroy();
      return new Promise((done) => {
        server.close(() => done());
      });
    },
  };
}
