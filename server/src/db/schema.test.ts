import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBeforeMigration } from './migration.fixture.ts';
import * as schema from './schema.ts';

type Database = Awaited<ReturnType<typeof databaseBeforeMigration>>;

let database: Database;
beforeAll(async () => {
  // Applies all migrations.
  database = await databaseBeforeMigration(Number.POSITIVE_INFINITY);
});
afterAll(() => database.close());

const casing = new CasingCache('snake_case');
const TABLES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

/** Returns a column's default as PostgreSQL writes it, `an expression`, or `none`. */
function defaultOf({ default: value, hasDefault }: PgColumn): string {
  if (typeof value === 'string') return `'${value}'::text`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return hasDefault ? 'an expression' : 'none';
}

const LITERAL_DEFAULT = /^(?:'[^']*'::text|-?\d+|true|false)$/;
const storedDefault = (text: unknown) => {
  if (text === null) return 'none';
  return LITERAL_DEFAULT.test(String(text)) ? String(text) : 'an expression';
};

test('the migrations create each column of the schema with its default and NOT NULL', async () => {
  const expected = TABLES.flatMap(({ name, columns }) =>
    columns.map((column) => [name, casing.getColumnCasing(column), column.notNull, defaultOf(column)]),
  );
  const rows =
    await database.query(`SELECT c.table_name, c.column_name, c.is_nullable, c.column_default, c.is_identity
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`);
  const actual = rows.map(({ table_name, column_name, is_nullable, column_default, is_identity }) => [
    table_name,
    column_name,
    is_nullable === 'NO',
    is_identity === 'YES' ? 'an expression' : storedDefault(column_default),
  ]);
  expect(actual.map(String).toSorted()).toEqual(expected.map(String).toSorted());
});

test('the migrations create each index of the schema, unique or partial if the schema says so', async () => {
  const expected = TABLES.flatMap(({ indexes, columns, uniqueConstraints }) => [
    ...indexes.map(({ config: { name, unique, where } }) => [name, unique, where !== undefined]),
    ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? [[uniqueName, true, false]] : [])),
    ...uniqueConstraints.map(({ name }) => [name, true, false]),
  ]);
  const rows = await database.query(`SELECT c.relname AS name, i.indisunique, i.indpred IS NOT NULL AS partial
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND NOT i.indisprimary`);
  const actual = rows.map(({ name, indisunique, partial }) => [name, indisunique, partial]);
  expect(actual.map(String).toSorted()).toEqual(expected.map(String).toSorted());
});
