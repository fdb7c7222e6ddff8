import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase } from '../../test/test-database.ts';
import type { Db } from './client.ts';
import { EmbeddedDatabase } from './embedded/database.ts';
import { compactDatabase, measureDatabase, vacuumChangedTables } from './maintenance.ts';

const ROWS = 100;
const UPDATES = 5_000;
let database: EmbeddedDatabase;
let db: Db;
beforeAll(async () => {
  const { memory } = await createSeededDatabase();
  database = await EmbeddedDatabase.open({ content: memory instanceof Blob ? memory : undefined });
  db = drizzle(database) as unknown as Db;
  await database.query('create table notes (id int primary key, changes int, text text)');
  await database.query('create index on notes (changes)');
  // Random text is not compressed, so each value has 3 KB, which PostgreSQL stores apart from the row.
  await database.query('insert into notes select i, 0, $1 || i from generate_series(1, $2::int) i', [
    randomBytes(1_500).toString('hex'),
    ROWS,
  ]);
});
afterAll(() => database.close());

const sizeOfNotes = async () =>
  Number((await database.query("select pg_total_relation_size('notes') as bytes")).rows[0].bytes) / 1_048_576;

/** Changes the rows in turn; calls `vacuum` after each tenth of the changes. */
async function changeRows(vacuum: () => Promise<unknown>): Promise<void> {
  for (let part = 0; part < 10; part += 1) {
    await database.query(
      `do $$ begin for i in 1..${UPDATES / 10} loop
        update notes set changes = changes + 1, text = reverse(text) where id = 1 + i % ${ROWS};
      end loop; end $$`,
    );
    // PostgreSQL publishes counts of dead rows at most once a second, except after this call.
    await database.query('select pg_stat_force_next_flush()');
    await vacuum();
  }
}

it('a table of 0.4 MB grows to more than 15 MB without vacuum, and has less than 1 MB after the nightly compaction', async () => {
  expect(await sizeOfNotes()).toBeLessThan(1);
  await changeRows(async () => {});
  expect(await sizeOfNotes()).toBeGreaterThan(15);
  expect((await measureDatabase(db)).deadRows).toBeGreaterThan(1_000);
  const before = await measureDatabase(db);
  expect(await compactDatabase(db)).toBe(1);
  expect(await sizeOfNotes()).toBeLessThan(1);
  const after = await measureDatabase(db);
  expect(after.deadRows).toBeLessThan(100);
  expect(before.bytes - after.bytes).toBeGreaterThan(14 * 1_048_576);
  const { rows } = await database.query(
    'select count(*)::int as rows, sum(changes)::int as changes from notes',
  );
  expect(rows).toEqual([{ rows: ROWS, changes: UPDATES }]);
}, 60_000);

it('vacuums between changes keep the table below 6 MB, and the compaction then rewrites no table', async () => {
  await changeRows(() => vacuumChangedTables(db));
  expect(await sizeOfNotes()).toBeLessThan(6);
  expect(await compactDatabase(db)).toBe(0);
}, 60_000);
