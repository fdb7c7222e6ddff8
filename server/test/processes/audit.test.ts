import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChainCheck } from '../../src/core/audit-chain.ts';
import { auditLog } from '../../src/db/schema.ts';
import { type Harness, startApp } from '../harness.ts';

/** Processes of the operating system append to one audit log. */

const ENTRIES = 500;
let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

test('four processes that append to the audit log at the same time make one chain without gaps', async () => {
  const { DATABASE_URL = '', DATA_DIR } = harness.deps.config;
  const append = () =>
    promisify(execFile)(
      process.execPath,
      ['--conditions=naungan-source', 'server/test/processes/append-audit.ts', String(ENTRIES)],
      { env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL, DATA_DIR } },
    );
  await Promise.all(Array.from({ length: 4 }, append));
  const entries = await harness.deps.db.select().from(auditLog).orderBy(asc(auditLog.seq));
  const check = createChainCheck();
  const breaks = entries.flatMap(
    ({ at, fromValue: from, toValue: to, ...entry }) =>
      check({ ...entry, at: at.toISOString(), from, to }) ?? [],
  );
  expect(breaks).toEqual([]);
  expect(entries).toHaveLength(4 * ENTRIES);
  const writers = entries.map(({ subjectId }) => subjectId);
  expect(new Set(writers).size).toBe(4);
  const changes = writers.filter((writer, index) => index > 0 && writer !== writers[index - 1]).length;
  // The processes wrote at the same time, not one after the other.
  expect(changes).toBeGreaterThan(50);
}, 120_000);
