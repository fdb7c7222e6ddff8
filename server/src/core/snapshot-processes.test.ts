import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultyProxy } from '../../test/faulty-proxy.ts';
import { type Harness, startApp } from '../../test/harness.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/client.ts';
import { insurers } from '../db/schema.ts';
import { defineSnapshot } from './snapshots.ts';

let reads = 0;
const isSambirejo = eq(insurers.code, 'SBK');
const name = defineSnapshot({
  topic: 'products',
  async read(tx) {
    reads += 1;
    const [row] = await tx.select().from(insurers).where(isSambirejo);
    return row?.companyName;
  },
});

/** Selects the connections for notifications about changed data. */
const listeners = sql`select 1 from pg_stat_activity
  where datname = current_database() and query like 'listen "data_changes"'`;
const endNotifications = (db: Db) =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen "data_changes"'`);

describe('snapshots of two processes', () => {
  let first: Harness;
  let second: FastifyInstance;
  beforeAll(async () => {
    first = await startApp();
    second = await buildApp({
      config: first.deps.config,
      clock: first.clock.now,
      runJobs: false,
      site: false,
    });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const rename = (companyName: string) =>
    first.deps.db.update(insurers).set({ companyName }).where(isSambirejo);

  it('snapshots of both processes contain a change by one of them', async () => {
    for (const { snapshots } of [first.deps, second.deps]) await snapshots.get(name);
    await rename('Nama Baru');
    for (const { snapshots } of [first.deps, second.deps])
      await expect.poll(() => snapshots.get(name)).toBe('Nama Baru');
  });

  it('a snapshot contains a change that is committed while the snapshot is read', async () => {
    const { snapshots, db } = second.deps;
    let endRead = () => {};
    const readEnd = new Promise<void>((done) => {
      endRead = done;
    });
    const slowName = defineSnapshot({
      topic: 'products',
      async read(tx) {
        const value = await name.read(tx);
        await readEnd;
        return value;
      },
    });
    const earlyValue = snapshots.get(slowName);
    // Waits until the read transaction has begun, so that it cannot see the following change.
    await expect
      .poll(() =>
        db.execute(
          sql`select 1 from pg_stat_activity
              where datname = current_database() and state = 'idle in transaction'`,
        ),
      )
      .toMatchObject({ rowCount: 1 });
    await rename('Nama Kedua');
    await snapshots.check();
    endRead();
    expect(await earlyValue).toBe('Nama Kedua');
  });

  it('snapshots contain changes after a lost connection for notifications is restored', async () => {
    const { snapshots } = second.deps;
    await snapshots.get(name);
    await endNotifications(first.deps.db);
    await rename('Nama Ketiga');
    await expect.poll(() => snapshots.get(name)).toBe('Nama Ketiga');
    await expect.poll(() => first.deps.db.execute(listeners)).toMatchObject({ rowCount: 2 });
    await rename('Nama Keempat');
    await expect.poll(() => snapshots.get(name)).toBe('Nama Keempat');
    const readsBefore = reads;
    await snapshots.get(name);
    expect(reads).toBe(readsBefore);
  });
});

it('a snapshot contains each change immediately while the process receives no notifications', async () => {
  const { proxiedUrl, dropNewConnections, closePort } = await startFaultyProxy();
  const harness = await startApp({}, { proxyUrl: proxiedUrl });
  const { snapshots, db } = harness.deps;
  await snapshots.get(name);
  dropNewConnections();
  await endNotifications(db);
  await expect.poll(() => db.execute(listeners)).toMatchObject({ rowCount: 0 });
  for (const companyName of ['Nama Kelima', 'Nama Keenam', 'Nama Ketujuh']) {
    await db.update(insurers).set({ companyName }).where(isSambirejo);
    expect(await snapshots.get(name)).toBe(companyName);
  }
  await closePort();
  await harness.close();
});
