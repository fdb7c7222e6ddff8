import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { newDataKey, useDataKeys } from '../../src/core/data-keys.ts';
import { openDisk } from '../../src/core/disk.ts';
import { openStream } from '../../src/core/sealed-files.ts';
import { openSession } from '../../src/core/session.ts';
import { openDb } from '../../src/db/client.ts';
import { journal, orderAttachments, orders } from '../../src/db/schema.ts';
import { startApp } from '../harness.ts';
import { createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { sendOrder } from './send-order.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * Cuts the power of a server: its process is killed, and every write of its folder that it had not synced is dropped.
 * power-cut.c maintains a copy of the folder with the synced writes. With PostgreSQL, only the files are in the folder.
 */

const SECRETS = { SECRET: randomUUID(), DATA_KEYS: newDataKey() };
const ORDERS = 12;
let root: string;
let folder: string;
let copy: string;
let database: ServerDatabase;
let env: Record<string, string>;
let server: ServerProcess | undefined;
let token: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'naungan-power-')));
  folder = join(root, 'data');
  copy = join(root, 'copy');
  database = await createServerDatabase(folder);
  const harness = await startApp(SECRETS, { existingData: { folder, url: database.url } });
  const { id } = await harness.registerMember({ complete: true });
  token = await openSession(harness.deps.db, id, new Date());
  await harness.close();
  // This state was written to the disk long ago.
  await cp(folder, copy, { recursive: true });
  const library = join(root, 'power-cut.so');
  const source = join(import.meta.dirname, 'power-cut.c');
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread']);
  env = { ...serverSettings(await freePort(), folder, database.url), ...SECRETS, RATE_LIMIT_SCALE: '1000' };
  server = await startServer({
    ...env,
    LD_PRELOAD: library,
    POWER_CUT_ROOT: folder,
    POWER_CUT_COPY: copy,
  });
}, 400_000);
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(root, { recursive: true, force: true });
});

test('after a power cut, every acknowledged order exists with its journal and readable files', async () => {
  const acknowledged: string[] = [];
  const member = async () => {
    for (let count = 0; count < ORDERS / 3; count += 1) {
      const id = await sendOrder(env.PUBLIC_URL ?? '', token);
      if (id) acknowledged.push(id);
    }
  };
  await Promise.all([member(), member(), member()]);
  await server?.kill();
  expect(acknowledged).toHaveLength(ORDERS);

  const config = loadConfig({ ...env, DATA_DIR: copy });
  useDataKeys(config.DATA_KEYS);
  const opened = await openDb(config);
  const disk = await openDisk(config);
  const problems: string[] = [];
  for (const id of acknowledged) {
    if ((await opened.db.$count(orders, eq(orders.id, id))) !== 1) problems.push(`order ${id} is lost`);
    if ((await opened.db.$count(journal, eq(journal.subjectId, id))) === 0)
      problems.push(`no journal of ${id}`);
    const files = await opened.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, id));
    if (files.length === 0) problems.push(`no files of ${id}`);
    for (const { storageKey } of files) {
      const content = await disk
        .getStream(storageKey)
        .then((stored) => buffer(openStream(stored, storageKey)))
        .catch(() => null);
      if (!content?.length) problems.push(`file ${storageKey} cannot be read`);
    }
  }
  await opened.close();
  expect(problems).toEqual([]);
}, 300_000);
