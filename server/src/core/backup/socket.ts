import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import { isAbsolute, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { dataPaths } from '../../data-dir.ts';
import type { EmbeddedDatabase } from '../../db/embedded/database.ts';
import { BackupError } from './backup-error.ts';
import { type DumpItem, dumpEmbedded, dumpItem } from './dump-rows.ts';

/** Milliseconds without progress of the reader after which the dump ends, so that other queries continue. */
const STALL_TIMEOUT = 15_000;
const END = '{"end":true}';

/**
 * Returns the address of the socket. Unix limits it to about a hundred characters, so the shorter of the absolute and
 * the relative path is used.
 */
function socketPath(config: Config): string {
  const path = dataPaths(config).backupSocket;
  if (process.platform === 'win32') return `\\\\.\\pipe\\naungan-${path.replace(/[\\/:]/g, '-')}`;
  const fromHere = relative(process.cwd(), path);
  return isAbsolute(path) && fromHere.length < path.length ? fromHere : path;
}

async function* linesOf(items: AsyncIterable<DumpItem>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
  yield `${END}\n`;
}

/**
 * Serves the rows of the embedded database on a Unix socket in DATA_DIR, which only this account can open. The database
 * belongs to this process, so another process can back it up only by this socket.
 */
export const backupSocketPlugin = fp(
  async (app: FastifyInstance, { database }: { database: EmbeddedDatabase }) => {
    const path = socketPath(app.deps.config);
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      socket.setTimeout(STALL_TIMEOUT, () => {
        // Without waiting bytes, the dump waits for the database, not for its reader.
        if (socket.writableLength > 0) socket.destroy();
      });
      pipeline(Readable.from(linesOf(dumpEmbedded(database))), socket).catch((err: unknown) =>
        app.log.error({ err }, 'the rows for a backup could not be sent'),
      );
    });
    // The lock of the database's folder shows that no other process uses a socket that an earlier process left.
    if (process.platform !== 'win32') await rm(path, { force: true });
    await new Promise<void>((done) => {
      server.once('error', (err) => {
        app.log.warn({ err }, 'npm run backup works only while the server is stopped');
        done();
      });
      server.listen(path, done);
    });
    app.addHook('onClose', async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
  },
  { name: 'backup-socket', dependencies: ['deps'] },
);

async function* itemsOf(socket: Socket): AsyncGenerator<DumpItem> {
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === END) return;
      yield dumpItem.parse(JSON.parse(line));
    }
    throw new BackupError('The server stopped before it had sent all rows. Start it, and repeat the backup.');
  } finally {
    socket.destroy();
  }
}

/** Returns the rows of the running server's embedded database; null when no server runs with this DATA_DIR. */
export async function dumpOfRunningServer(config: Config): Promise<AsyncGenerator<DumpItem> | null> {
  const socket = openSocket(socketPath(config));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  return itemsOf(socket);
}
