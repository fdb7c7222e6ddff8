import { connect, createServer, type Socket } from 'node:net';

/** Stands between the app and its database: what is sent may come late, or never. */
export type UnsteadyPort = {
  /** The same address by way of this port. */
  urlThrough(url: string): string;
  /** Nothing passes any more, and nobody is told. */
  freeze(): void;
  /** What is connected goes on; new connections hear nothing. */
  holdNew(): void;
  /** Connections are cut and refused. */
  cut(): Promise<void>;
};

/** Forwards connections to `target`, until it is told not to. */
export async function openUnsteadyPort(): Promise<UnsteadyPort> {
  const open = new Set<Socket>();
  let target = new URL('postgres://127.0.0.1:1');
  let frozen = false;
  let holding = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const held = holding;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (!frozen && !held) to.write(bytes);
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
      const here = new URL(url);
      here.host = `127.0.0.1:${port}`;
      return here.href;
    },
    freeze() {
      frozen = true;
    },
    holdNew() {
      holding = true;
    },
    cut() {
      for (const socket of open) socket.destroy();
      return new Promise((done) => {
        server.close(() => done());
      });
    },
  };
}
