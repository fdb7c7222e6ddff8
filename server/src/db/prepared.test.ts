import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase, type ServerDatabase } from '../../test/test-database.ts';
import { loadConfig } from '../config.ts';
import { type OpenDb, openDb } from './client.ts';
import { preparedQuery } from './prepared.ts';
import { settings } from './schema.ts';

let server: ServerDatabase;
let database: OpenDb;
beforeAll(async () => {
  server = await createSeededDatabase();
  database = await openDb(loadConfig({ DATABASE_URL: server.url }), { memory: server.memory });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const valuesOf = preparedQuery('setting_values', (db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.slug, sql.placeholder('slug'))),
);
const addSetting = (slug: string, value: string) =>
  database.db.insert(settings).values({ category: 'uji', slug, value });

it('a prepared query called with different values returns the rows for each value', async () => {
  await addSetting('pertama', 'satu');
  await addSetting('kedua', 'dua');
  const replies = ['pertama', 'kedua', 'tidak-ada', 'pertama'].map((slug) => valuesOf(database.db, { slug }));
  expect(await Promise.all(replies)).toEqual([
    [{ value: 'satu' }],
    [{ value: 'dua' }],
    [],
    [{ value: 'satu' }],
  ]);
});

it('a prepared query in a transaction reads the changes of the transaction', async () => {
  await addSetting('ketiga', 'lama');
  await database.db.transaction(async (tx) => {
    await tx.update(settings).set({ value: 'baru' }).where(eq(settings.slug, 'ketiga'));
    expect(await valuesOf(tx, { slug: 'ketiga' })).toEqual([{ value: 'baru' }]);
  });
});

it('a prepared query still returns the rows after a migration has added a column to the table', async () => {
  await addSetting('keempat', 'empat');
  expect(await valuesOf(database.db, { slug: 'keempat' })).toEqual([{ value: 'empat' }]);
  await database.db.execute(sql`alter table settings add column remark text`);
  expect(await valuesOf(database.db, { slug: 'keempat' })).toEqual([{ value: 'empat' }]);
});
