import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '../../../test/depth.ts';
import { type Harness, startApp } from '../../../test/harness.ts';
import type { Tx } from '../../db/client.ts';
import { type EntryFilters, type EntryPosition, newestEntries } from './repository.ts';

const ROWS = DEEP ? 300_000 : 60_000;
const BATCH = 20_000;
const LIMIT = 51;
/** A page after another one may read the last row of that one again. */
const MAX_ROWS = LIMIT + 1;
/** One entry in 20 is no read. */
const READS_PER_ACTION = 20;

const personOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const recordOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
  const { db } = harness.deps;
  // Entries of 40 people during 90 days.
  for (let first = 1; first <= ROWS; first += BATCH)
    await db.execute(sql`
      insert into audit_log (seq, at, event, operation, outcome, actor_id, actor_role, subject_type, subject_id, previous_hash, hash)
      select 1000 + n, timestamptz '2026-08-01T00:00:00+07:00' + n * (interval '90 days' / ${ROWS}::int),
        case when n % ${READS_PER_ACTION}::int = 0 then 'desk.action' else 'desk.read' end, 'deskOrder', 'success',
        ('00000000-0000-4000-8000-' || lpad((n / 7 % 40)::text, 12, '0'))::uuid, 'desk', 'order',
        '00000000-0000-4000-9000-' || lpad((n % 9000)::text, 12, '0'), '', ''
      from generate_series(${first}::int, ${first + BATCH - 1}::int) n`);
  await db.execute(sql`analyze audit_log`);
}, 120_000);
afterAll(() => harness.close());

async function countReadRows(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<string>`seq_tup_read + idx_tup_fetch` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = 'audit_log'`);
  return Number(row?.count);
}

/** Reads a page; returns its size, the position of its last entry and the number of rows that the database read for it. */
async function readPage(filters: EntryFilters, after: EntryPosition | null = null) {
  return harness.deps.db.transaction(async (tx) => {
    // The counter of a connection also has its last transactions.
    const rowsReadBefore = await countReadRows(tx);
    const entries = await newestEntries(tx, { ...filters, after, limit: LIMIT });
    const rowsRead = (await countReadRows(tx)) - rowsReadBefore;
    return { size: entries.length, last: entries.at(-1)?.position ?? null, rowsRead };
  });
}

const DAY = { from: '2026-08-20', to: '2026-08-20' };

describe(`a page of the audit log of ${ROWS} entries`, () => {
  it.each<[string, EntryFilters, number]>([
    ['without filters', {}, MAX_ROWS],
    ['of a person', { actor: personOf(7) }, MAX_ROWS],
    ['of a person and a day in the past', { actor: personOf(7), ...DAY }, MAX_ROWS],
    ['of a day in the past', DAY, MAX_ROWS],
    ['until a day in the past', { to: DAY.to }, MAX_ROWS],
    ['of an event until a day in the past', { event: 'desk.action', to: DAY.to }, MAX_ROWS],
    ['of an event that never happened', { event: 'role.changed' }, 0],
    // Of several ids, the positions of the entries are read first.
    ['of a record', { subjectIds: [recordOf(123), 'KPA-123'] }, 2 * (ROWS / 9_000 + 1)],
    [
      'of a member with 60 records',
      { subjectIds: Array.from({ length: 60 }, (_, number) => recordOf(number)) },
      60 * (ROWS / 9_000 + 1) + MAX_ROWS,
    ],
    ['without reads, until a day in the past', { reads: 'omit', to: DAY.to }, LIMIT * READS_PER_ACTION],
  ])('reads only the entries of a page %s', async (_, filters, maxRows) => {
    const { size, last, rowsRead } = await readPage(filters);
    expect(size > 0).toBe(maxRows > 0);
    expect(rowsRead).toBeLessThanOrEqual(maxRows);
    const next = await readPage(filters, last);
    expect(next.rowsRead).toBeLessThanOrEqual(maxRows);
  });
});
