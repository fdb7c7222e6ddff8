import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { newDataKey } from '../../src/core/data-keys.ts';
import { openSession } from '../../src/core/session.ts';
import { dataPaths } from '../../src/data-dir.ts';
import { openDb } from '../../src/db/client.ts';
import { orderAttachments, orders } from '../../src/db/schema.ts';
import { startApp } from '../harness.ts';
import { createEmptyDatabase, createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { sendOrder } from './send-order.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/** Backs up a server while members send orders, kills it, and starts a server with the restored data. */

const SECRETS = { SECRET: randomUUID(), DATA_KEYS: newDataKey(), BACKUP_KEY: newDataKey() };
/** Orders that the server acknowledges before and during the backup. */
const ORDERS_BEFORE = 3;
let root: string;
let source: { folder: string; database: ServerDatabase; env: Record<string, string> };
let target: typeof source;
let server: ServerProcess;
let token: string;

async function createPlace(name: string, database: ServerDatabase): Promise<typeof source> {
  const folder = join(root, name);
  const settings = serverSettings(await freePort(), folder, database.url);
  return { folder, database, env: { ...settings, ...SECRETS, RATE_LIMIT_SCALE: '1000' } };
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'naungan-backup-'));
  source = await createPlace('source', await createServerDatabase(join(root, 'source')));
  target = await createPlace('target', await createEmptyDatabase());
  const harness = await startApp(SECRETS, {
    existingData: { folder: source.folder, url: source.database.url },
  });
  const { id } = await harness.registerMember({ complete: true });
  token = await openSession(harness.deps.db, id, new Date());
  await harness.close();
  server = await startServer(source.env);
}, 200_000);
afterAll(async () => {
  await server?.kill();
  await source?.database.drop();
  await target?.database.drop();
  await rm(root, { recursive: true, force: true });
});

/** Runs a command with the settings of a place; resolves to its exit code and output. */
const runCommand = (command: string, path: string, env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      ['--conditions=naungan-source', `tools/backup/${command}.ts`, path],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });

/** Opens the database of a place whose server has stopped; returns its orders, and those without a journal or files. */
async function readOrders({ env }: typeof source) {
  const database = await openDb(loadConfig(env));
  try {
    const { db } = database;
    return {
      orders: await db.$count(orders),
      withoutJournal: await db.$count(
        orders,
        sql`not exists (select 1 from journal where subject_id = ${orders.id})`,
      ),
      withoutFiles: await db.$count(
        orders,
        sql`not exists (select 1 from order_attachments where order_id = ${orders.id})`,
      ),
      keys: (await db.select({ key: orderAttachments.storageKey }).from(orderAttachments)).map(
        ({ key }) => key,
      ),
    };
  } finally {
    await database.close();
  }
}

test('a backup that is made while members send orders contains every earlier order with its journal and files', async () => {
  for (let count = 0; count < ORDERS_BEFORE; count += 1)
    expect(await sendOrder(source.env.PUBLIC_URL ?? '', token)).not.toBeNull();
  let isOver = false;
  let acknowledged = ORDERS_BEFORE;
  const member = async () => {
    while (!isOver) if (await sendOrder(source.env.PUBLIC_URL ?? '', token)) acknowledged += 1;
  };
  const members = [member(), member()];
  const path = join(root, 'naungan.backup');
  const backup = await runCommand('backup', path, source.env);
  isOver = true;
  await Promise.all(members);
  expect(backup.output).toMatch(
    /^Backup written to .+ and verified: .+ rows of \d+ tables, \d+ files, \d+ MB\.\n$/,
  );
  expect((await runCommand('backup', path, source.env)).output).toBe(
    `${path} exists. Choose another name.\n`,
  );
  await server.kill();

  const wrongKey = await runCommand('restore', path, { ...target.env, BACKUP_KEY: newDataKey() });
  expect(wrongKey).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The backup is encrypted with .+\n$/),
  });
  const restore = await runCommand('restore', path, target.env);
  expect(restore.output).toMatch(/^Restored the backup of .+: \d+ rows, \d+ files\.\n$/);

  const { orders: count, keys, ...missing } = await readOrders(target);
  expect(missing).toEqual({ withoutJournal: 0, withoutFiles: 0 });
  expect(count).toBeGreaterThanOrEqual(ORDERS_BEFORE);
  expect(count).toBeLessThanOrEqual(acknowledged);
  const files = await readdir(dataPaths(loadConfig(target.env)).files, { recursive: true });
  expect(keys.filter((key) => !files.includes(key))).toEqual([]);

  server = await startServer(target.env);
  const own = await fetch(`${target.env.PUBLIC_URL}/api/v1/user/verify`, {
    headers: { access_token: token },
  });
  expect(own.status).toBe(200);
}, 300_000);
