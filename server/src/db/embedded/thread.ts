/**
 * The thread in which PGlite computes; `database-thread.ts` starts it. PGlite has one session, which the connections of
 * the process use one after the other.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durableOptions } from './durable-folder.ts';
import type { ThreadData, ThreadReply, ThreadRequest } from './messages.ts';

function sendReply(reply: ThreadReply): void {
  parentPort?.postMessage(reply, reply.bytes ? [reply.bytes.buffer] : []);
}

async function open({ folder, dump }: ThreadData): Promise<PGlite> {
  if (folder !== undefined) {
    // The creation writes a thousand files. Waiting for the disk after each of them would take many seconds.
    if (!existsSync(join(folder, 'PG_VERSION'))) await (await PGlite.create({ dataDir: folder })).close();
    return PGlite.create(durableOptions(folder));
  }
  return PGlite.create(dump ? { loadDataDir: new Blob([dump]) } : {});
}

/**
 * Removes from the session what an earlier connection left: an open transaction, settings, prepared statements, locks.
 * LISTENs stay, because they belong to the process.
 */
async function resetSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec(
    'close all; reset all; deallocate all; select pg_advisory_unlock_all(); discard temp; discard sequences',
  );
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Returns PostgreSQL's reply. */
async function execute(database: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  // `slice` copies the chunk, because it is a view of memory that PGlite uses again.
  await database.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  return joinChunks(chunks);
}

async function handle(database: PGlite, request: ThreadRequest): Promise<ThreadReply> {
  switch (request.kind) {
    case 'connect':
      await resetSession(database);
      return {};
    case 'execute':
      return { bytes: await execute(database, request.bytes) };
    case 'dump':
      return { bytes: new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()) };
    case 'close':
      await database.close();
      return {};
  }
}

const failureOf = (error: unknown): ThreadReply => ({
  error: error instanceof Error ? error : new Error(String(error)),
});

try {
  const database = await open(workerData);
  let lastReply = Promise.resolve();
  parentPort?.on('message', (request: ThreadRequest) => {
    lastReply = lastReply.then(async () => sendReply(await handle(database, request).catch(failureOf)));
  });
  sendReply({});
} catch (error) {
  sendReply(failureOf(error));
}
