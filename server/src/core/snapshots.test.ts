import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { insurers } from '../db/schema.ts';
import { defineSnapshot } from './snapshots.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

let reads = 0;
beforeEach(() => {
  reads = 0;
});
/** Names of the insurers with the code SBK. */
const createNames = () =>
  defineSnapshot({
    topic: 'products',
    async read(tx) {
      reads += 1;
      const rows = await tx.select().from(insurers).where(eq(insurers.code, 'SBK'));
      return rows.map(({ companyName }) => companyName);
    },
  });
const SEEDED_NAME = 'Asuransi Sambirejo Kencana Fiktif';
const rename = (companyName: string) =>
  harness.deps.db.update(insurers).set({ companyName }).where(eq(insurers.code, 'SBK'));

describe('snapshots', () => {
  it('a snapshot is read once for all simultaneous and later calls', async () => {
    const names = createNames();
    const { snapshots } = harness.deps;
    const values = await Promise.all([1, 2, 3].map(() => snapshots.get(names)));
    values.push(await snapshots.get(names));
    expect(values).toEqual([[SEEDED_NAME], [SEEDED_NAME], [SEEDED_NAME], [SEEDED_NAME]]);
    expect(reads).toBe(1);
  });

  it('a snapshot is read again after a change of its tables, without a restart', async () => {
    const names = createNames();
    const { snapshots } = harness.deps;
    await snapshots.get(names);
    await rename('Nama Baru');
    await expect.poll(() => snapshots.get(names)).toEqual(['Nama Baru']);
    expect(reads).toBe(2);
    await rename(SEEDED_NAME);
    await snapshots.check();
    expect(await snapshots.get(names)).toEqual([SEEDED_NAME]);
  });

  it('a snapshot is not read again after a change that is rolled back', async () => {
    const names = createNames();
    const { snapshots, db } = harness.deps;
    await snapshots.get(names);
    const failedTransaction = db.transaction(async (tx) => {
      await tx.update(insurers).set({ companyName: 'Batal' });
      throw new Error('rolled back');
    });
    await expect(failedTransaction).rejects.toThrow('rolled back');
    await snapshots.check();
    expect(await snapshots.get(names)).toEqual([SEEDED_NAME]);
    expect(reads).toBe(1);
  });

  it('the version of the snapshots changes with each change of a table, and only then', async () => {
    const { snapshots } = harness.deps;
    await snapshots.check();
    const version = await snapshots.version();
    expect(await snapshots.version()).toBe(version);
    await rename(SEEDED_NAME);
    await expect.poll(() => snapshots.version()).not.toBe(version);
  });

  it('a snapshot is read again after a failed read', async () => {
    const names = createNames();
    const { snapshots } = harness.deps;
    let isBroken = true;
    const unreliable = defineSnapshot({
      topic: 'products',
      read: (tx) => (isBroken ? Promise.reject(new Error('broken')) : names.read(tx)),
    });
    await expect(snapshots.get(unreliable)).rejects.toThrow('broken');
    isBroken = false;
    expect(await snapshots.get(unreliable)).toEqual([SEEDED_NAME]);
  });
});
