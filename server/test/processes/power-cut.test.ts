import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/test-services/postgres.mjs';
import { loadConfig } from '../../src/config.ts';
import { newDataKey } from '../../src/core/data-keys.ts';
import { openSession } from '../../src/core/session.ts';
import { startApp } from '../harness.ts';
import { compilePowerCut, findLosses, placeOrders } from '../kill/power-cut.ts';
import { freePort, serverSettings, startServer } from '../kill/server-process.ts';

/**
 * Cuts the power of PostgreSQL: its processes are killed, and every write of its data that they had not synced is dropped.
 * PostgreSQL then starts with the copy that power-cut.c maintains. A PostgreSQL that does not sync must lose orders in this test.
 */

const SECRETS = { SECRET: randomUUID(), DATA_KEYS: newDataKey() };
const ORDERS = 12;
/** The settings of a PostgreSQL with important data. The first checkpoints take place during the test. */
const DURABLE = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'wal_level=replica',
  'checkpoint_timeout=30s',
];
let root: string;
/** The cluster of a server with one member, as it was written to the disk long ago. */
let cluster: string;
let folder: string;
let token: string;

/** Places orders, cuts the power, and returns what PostgreSQL has lost after its next start. */
async function lossesOfPowerCut(settings: string[]): Promise<string[]> {
  const copy = join(await mkdtemp(join(root, 'copy-')), 'data');
  execFileSync('cp', ['-a', cluster, copy]);
  // PostgreSQL writes the copy with its own account.
  execFileSync('chmod', ['-R', 'a+rwX', join(copy, '..')]);
  const environmentOf = compilePowerCut(root);
  const postgres = await startPostgres({
    sourceCluster: cluster,
    settings,
    envOf: (data) => environmentOf(data, copy),
  });
  const env = {
    ...serverSettings(await freePort(), folder, postgres.url),
    ...SECRETS,
    RATE_LIMIT_SCALE: '1000',
  };
  const server = await startServer(env);
  const acknowledged = await placeOrders(env.PUBLIC_URL, token, ORDERS).finally(() => server.kill());
  await postgres.kill();
  expect(acknowledged).toHaveLength(ORDERS);
  await rm(join(copy, 'postmaster.pid'), { force: true });
  const restarted = await startPostgres({ sourceCluster: copy, settings: DURABLE });
  try {
    return await findLosses(loadConfig({ ...env, DATABASE_URL: restarted.url }), acknowledged);
  } finally {
    await restarted.stop();
  }
}

describe('after a power cut of PostgreSQL', () => {
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'naungan-power-')));
    execFileSync('chmod', ['755', root]);
    cluster = join(root, 'cluster');
    folder = join(root, 'data');
    await mkdir(folder);
    const postgres = await startPostgres({ settings: DURABLE });
    const harness = await startApp(SECRETS, { existingData: { folder, url: postgres.url } });
    const { id } = await harness.registerMember({ complete: true });
    token = await openSession(harness.deps.db, id, new Date());
    await harness.close();
    await postgres.copyTo(cluster);
    await postgres.stop();
  }, 400_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('every acknowledged order exists with its journal', async () => {
    expect(await lossesOfPowerCut(DURABLE)).toEqual([]);
  }, 300_000);

  test('acknowledged orders are lost if PostgreSQL does not sync', async () => {
    const losses = await lossesOfPowerCut([...DURABLE, 'fsync=off']);
    expect(losses.filter((loss) => loss.endsWith('is lost'))).toHaveLength(ORDERS);
  }, 300_000);
});
