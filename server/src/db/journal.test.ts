import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../test/harness.ts';
import { addJournalEntry, eraseReasons, hasJournalEntry, readJournal } from './journal.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

async function insertEntries(reason: string | null = 'order KPA-1'): Promise<string> {
  const subjectId = randomUUID();
  const entry = { subject: 'invoice', subjectId, actor: 'system', at: TEST_NOW };
  await addJournalEntry(harness.deps.db, { ...entry, from: null, to: 'pending', reason });
  await addJournalEntry(harness.deps.db, {
    ...entry,
    from: 'pending',
    to: 'success',
    reason: 'payment INV-1',
  });
  return subjectId;
}
const entriesOf = async (id: string) =>
  (await readJournal(harness.deps.db, [id])).map(({ from, to, actor, reason }) => [from, to, actor, reason]);
const EXPECTED_ENTRIES = [
  [null, 'pending', 'system', 'order KPA-1'],
  ['pending', 'success', 'system', 'payment INV-1'],
];

describe('the journal', () => {
  it('returns actor, time, statuses and reason of each entry, oldest first', async () => {
    const id = await insertEntries();
    expect(await entriesOf(id)).toEqual(EXPECTED_ENTRIES);
    const [first] = await readJournal(harness.deps.db, [id]);
    expect(first?.at).toEqual(TEST_NOW);
  });

  it('hasJournalEntry finds an entry with the same subject and reason', async () => {
    const subjectId = await insertEntries();
    const query = { subject: 'invoice', subjectId, reason: 'payment INV-1' };
    expect(await hasJournalEntry(harness.deps.db, query)).toBe(true);
    expect(await hasJournalEntry(harness.deps.db, { ...query, reason: 'payment INV-2' })).toBe(false);
    expect(await hasJournalEntry(harness.deps.db, { ...query, subject: 'payment' })).toBe(false);
  });

  const FORBIDDEN_CHANGES: [string, (id: string) => SQL][] = [
    ['a new status', (id) => sql`update journal set to_status = 'expire' where subject_id = ${id}`],
    ['a new actor', (id) => sql`update journal set actor = 'nobody' where subject_id = ${id}`],
    ['a new reason', (id) => sql`update journal set reason = 'else' where subject_id = ${id}`],
    ['a removed reason', (id) => sql`update journal set reason = null where subject_id = ${id}`],
    ['another time', (id) => sql`update journal set created_at = now() where subject_id = ${id}`],
    ['an update without a change', (id) => sql`update journal set actor = actor where subject_id = ${id}`],
    ['a deletion', (id) => sql`delete from journal where subject_id = ${id}`],
    ['an emptied table', () => sql`truncate journal`],
    ['an emptied table with its dependent tables', () => sql`truncate journal restart identity cascade`],
  ];
  const appendOnlyError = { cause: { message: expect.stringContaining('append-only') } };
  it.each(FORBIDDEN_CHANGES)('rejects a change of stored entries: %s', async (_case, change) => {
    const id = await insertEntries();
    await expect(harness.deps.db.execute(change(id))).rejects.toMatchObject(appendOnlyError);
    expect(await entriesOf(id)).toEqual(EXPECTED_ENTRIES);
  });

  it('rolls back a transaction that changes an entry', async () => {
    const id = await insertEntries();
    const failingTransaction = harness.deps.db.transaction(async (tx) => {
      await addJournalEntry(tx, {
        subject: 'invoice',
        subjectId: id,
        from: 'success',
        to: 'reversal',
        actor: 'x',
        at: TEST_NOW,
      });
      await tx.execute(sql`delete from journal where subject_id = ${id}`);
    });
    await expect(failingTransaction).rejects.toMatchObject(appendOnlyError);
    expect(await entriesOf(id)).toEqual(EXPECTED_ENTRIES);
  });

  it('erases the reasons of the given subjects, and of no others', async () => {
    const [erasedId, otherId] = [await insertEntries('Riwayat penyakit jantung.'), await insertEntries()];
    await harness.deps.db.transaction((tx) => eraseReasons(tx, 'invoice', [erasedId]));
    expect(await entriesOf(erasedId)).toEqual([
      [null, 'pending', 'system', null],
      ['pending', 'success', 'system', null],
    ]);
    expect(await entriesOf(otherId)).toEqual(EXPECTED_ENTRIES);
  });

  const ALLOW_ERASURE = sql`select set_config('naungan.erasing', 'on', true)`;
  it.each(FORBIDDEN_CHANGES.filter(([name]) => name !== 'a removed reason'))(
    'rejects a change of stored entries also while reasons are erased: %s',
    async (_case, change) => {
      const id = await insertEntries();
      const failingTransaction = harness.deps.db.transaction(async (tx) => {
        await tx.execute(ALLOW_ERASURE);
        await tx.execute(change(id));
      });
      await expect(failingTransaction).rejects.toMatchObject(appendOnlyError);
      expect(await entriesOf(id)).toEqual(EXPECTED_ENTRIES);
    },
  );

  it('rejects changes of reasons again after eraseReasons', async () => {
    const id = await insertEntries();
    const failingTransaction = harness.deps.db.transaction(async (tx) => {
      // Erases nothing, because the entries are about an invoice.
      await eraseReasons(tx, 'order', [id]);
      await tx.execute(sql`update journal set reason = null where subject_id = ${id}`);
    });
    await expect(failingTransaction).rejects.toMatchObject(appendOnlyError);
    expect(await entriesOf(id)).toEqual(EXPECTED_ENTRIES);
  });
});
