import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Config } from '../../src/config.ts';
import { useDataKeys } from '../../src/core/data-keys.ts';
import { openDisk } from '../../src/core/disk.ts';
import { openStream } from '../../src/core/sealed-files.ts';
import { openDb } from '../../src/db/client.ts';
import { journal, orderAttachments, orders } from '../../src/db/schema.ts';
import { sendOrder } from './send-order.ts';

/**
 * Compiles power-cut.c into the folder. Returns the environment of a process whose folder `data` gets the copy `copy` with the
 * synced writes.
 */
export function compilePowerCut(folder: string) {
  const library = join(folder, 'power-cut.so');
  const source = join(import.meta.dirname, 'power-cut.c');
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread']);
  return (data: string, copy: string) => ({
    LD_PRELOAD: library,
    POWER_CUT_ROOT: data,
    POWER_CUT_COPY: copy,
  });
}

/** Number of members that place orders at the same time. */
const MEMBERS = 3;

/** Places orders with files; returns the ids of the acknowledged orders. */
export async function placeOrders(origin: string, token: string, count: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const placeSome = async () => {
    for (let order = 0; order < count / MEMBERS; order += 1) {
      const id = await sendOrder(origin, token);
      if (id) acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: MEMBERS }, placeSome));
  return acknowledged;
}

/** Returns what is missing of the acknowledged orders in the database and the files of `config`. */
export async function findLosses(config: Config, acknowledged: readonly string[]): Promise<string[]> {
  useDataKeys(config.DATA_KEYS);
  const opened = await openDb(config);
  const disk = await openDisk(config);
  const losses: string[] = [];
  for (const id of acknowledged) {
    if ((await opened.db.$count(orders, eq(orders.id, id))) !== 1) losses.push(`order ${id} is lost`);
    if ((await opened.db.$count(journal, eq(journal.subjectId, id))) === 0)
      losses.push(`no journal of ${id}`);
    const files = await opened.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, id));
    if (files.length === 0) losses.push(`no files of ${id}`);
    for (const { storageKey } of files) {
      const content = await disk
        .getStream(storageKey)
        .then((stored) => buffer(openStream(stored, storageKey)))
        .catch(() => null);
      if (!content?.length) losses.push(`file ${storageKey} cannot be read`);
    }
  }
  await opened.close();
  return losses;
}
