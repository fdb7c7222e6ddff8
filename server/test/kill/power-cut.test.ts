import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { newDataKey } from '../../src/core/data-keys.ts';
import { openSession } from '../../src/core/session.ts';
import { startApp } from '../harness.ts';
import { createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { compilePowerCut, findLosses, placeOrders } from './power-cut.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * Cuts the power of a server: its process is killed, and every write of its folder that it had not synced is dropped.
 * power-cut.c maintains a copy of the folder with the synced writes. With PostgreSQL, only the files are in the folder.
 */

const SECRETS = { SECRET: randomUUID(), DATA_KEYS: newDataKey() };
const ORDERS = 12;
let root: string;
let copy: string;
let database: ServerDatabase;
let env: Record<string, string>;
let server: ServerProcess | undefined;
let token: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'naungan-power-')));
  const folder = join(root, 'data');
  copy = join(root, 'copy');
  database = await createServerDatabase(folder);
  const harness = await startApp(SECRETS, { existingData: { folder, url: database.url } });
  const { id } = await harness.registerMember({ complete: true });
  token = await openSession(harness.deps.db, id, new Date());
  await harness.close();
  // This state was written to the disk long ago.
  await cp(folder, copy, { recursive: true });
  const environmentOf = compilePowerCut(root);
  env = { ...serverSettings(await freePort(), folder, database.url), ...SECRETS, RATE_LIMIT_SCALE: '1000' };
  server = await startServer({ ...env, ...environmentOf(folder, copy) });
}, 400_000);
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(root, { recursive: true, force: true });
});

test('after a power cut, every acknowledged order exists with its journal and readable files', async () => {
  const acknowledged = await placeOrders(env.PUBLIC_URL ?? '', token, ORDERS);
  await server?.kill();
  expect(acknowledged).toHaveLength(ORDERS);
  expect(await findLosses(loadConfig({ ...env, DATA_DIR: copy }), acknowledged)).toEqual([]);
}, 300_000);
