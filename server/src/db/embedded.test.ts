import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase } from '../../test/test-database.ts';
import { EmbeddedDatabase } from './embedded.ts';

let plain: PGlite;
let embedded: EmbeddedDatabase;
beforeAll(async () => {
  // From a dump, because creating a database takes five times as long.
  const { memory } = await createSeededDatabase();
  const options = memory instanceof Blob ? { loadDataDir: memory } : {};
  plain = new PGlite(options);
  embedded = new EmbeddedDatabase(options);
  await Promise.all([plain.waitReady, embedded.waitReady]);
});
afterAll(() => Promise.all([plain.close(), embedded.close()]));

/** Returns how often the event loop ran while 100 queries waited for each other. */
async function turnsDuring(database: PGlite) {
  let turns = 0;
  let isBusy = true;
  const count = () => {
    turns += 1;
    if (isBusy) setImmediate(count);
  };
  setImmediate(count);
  const queries = Array.from({ length: 100 }, () =>
    database.query('select count(*) from generate_series(1, 30000)'),
  );
  await Promise.all(queries);
  isBusy = false;
  return turns;
}

it('the embedded database runs the event loop between waiting queries', async () => {
  expect(await turnsDuring(embedded)).toBeGreaterThan(5);
});

it('plain PGlite does not run the event loop between waiting queries', async () => {
  expect(await turnsDuring(plain)).toBeLessThan(3);
});

it('the embedded database runs no other statement between the statements of a transaction', async () => {
  await embedded.query('create table counter (value int)');
  await embedded.query('insert into counter values (0)');
  const increment = () =>
    embedded.transaction(async (tx) => {
      const { rows } = await tx.query<{ value: number }>('select value from counter');
      await tx.query('select count(*) from generate_series(1, 30000)');
      await tx.query('update counter set value = $1', [(rows[0]?.value ?? 0) + 1]);
    });
  await Promise.all(Array.from({ length: 30 }, increment));
  expect((await embedded.query('select value from counter')).rows).toEqual([{ value: 30 }]);
});
