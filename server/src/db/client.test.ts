import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { nextNumber } from './counter.ts';
import { addJournalEntry } from './journal.ts';
import { journal, users } from './schema.ts';
import { isUuid } from './uuid.ts';

describe('database helpers', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startApp();
  });
  afterAll(() => harness.close());

  it('nextNumber returns numbers without gap or repetition to simultaneous calls', async () => {
    const { db } = harness.deps;
    const numbers = await Promise.all(Array.from({ length: 20 }, () => nextNumber(db, 'uji-2026')));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await nextNumber(db, 'uji-2027')).toBe(1);
  });

  it('nextNumber returns a rolled-back number again', async () => {
    const { db } = harness.deps;
    const failingTransaction = db.transaction(async (tx) => {
      await nextNumber(tx, 'gagal');
      throw new Error('rolled back');
    });
    await expect(failingTransaction).rejects.toThrow('rolled back');
    expect(await nextNumber(db, 'gagal')).toBe(1);
  });

  it('a transaction whose connection PostgreSQL ends between two queries fails, and the process continues', async () => {
    const { db } = harness.deps;
    const endedTransaction = db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await pause(200);
      await nextNumber(tx, 'terputus');
    });
    await expect(endedTransaction).rejects.toThrow();
    expect(await nextNumber(db, 'terputus')).toBe(1);
  });

  it('addJournalEntry stores subject, statuses and actor', async () => {
    const { id } = await harness.registerMember();
    const actor = `member:${id}`;
    await addJournalEntry(harness.deps.db, {
      subject: 'order',
      subjectId: id,
      from: null,
      to: 'pending',
      actor,
      at: harness.clock.now(),
    });
    const [row] = await harness.deps.db.select().from(journal).where(eq(journal.subjectId, id));
    expect(row).toMatchObject({
      subject: 'order',
      fromStatus: null,
      toStatus: 'pending',
      actor,
      reason: null,
    });
  });
});

describe('isUuid', () => {
  it.each([
    ['7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b', true],
    ['7F9C24E8-3B12-4FEF-91F7-6C1A5E0F7D2B', true],
    ['7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2', false],
    ['7f9c24e83b124fef91f76c1a5e0f7d2b', false],
    [' 7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b', false],
    ['7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b\n', false],
    ['', false],
  ])('isUuid of %j is %s', (text, expected) => {
    expect(isUuid(text)).toBe(expected);
  });
});

describe('a PostgreSQL database', () => {
  it('three servers that start at the same time migrate and seed the database once', async () => {
    const database = await createEmptyDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'naungan-many-'));
    const config = loadConfig({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: '0',
      SEED_DEMO: 'false',
    });
    const apps = await Promise.all([1, 2, 3].map(() => buildApp({ config, runJobs: false, site: false })));
    const desks = await apps[0]?.deps.db.select().from(users).where(eq(users.role, 'desk'));
    expect(desks).toHaveLength(1);
    await Promise.all(apps.map((app) => app.close()));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
});
