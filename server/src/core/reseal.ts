import { and, eq, getTableColumns, getTableName, is, isNull, notLike, or, type SQL, sql } from 'drizzle-orm';
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';
import { ConfigError } from '../config.ts';
import type { Db } from '../db/client.ts';
import {
  claimMessages,
  claimPayments,
  claimProposals,
  claims,
  dataKeys,
  decisionLetters,
  deskNotes,
  deskPeople,
  deskViews,
  drafts,
  orders,
  outbox,
  partners,
  users,
} from '../db/schema.ts';
import { activeKeyId, activePrefix, isKnownKeyId } from './data-keys.ts';

/** The tables with encrypted columns. */
const SEALED_TABLES = [
  users,
  deskPeople,
  orders,
  claims,
  claimMessages,
  claimPayments,
  claimProposals,
  decisionLetters,
  deskNotes,
  deskViews,
  drafts,
  partners,
  outbox,
];
const BATCH_SIZE = 100;

/** Returns columns that must change together with a table's encrypted columns, or to other values. `row`: the decrypted row. */
export type DependentColumns = (tableName: string, row: Record<string, unknown>) => Record<string, unknown>;

const sealedColumnsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(([, column]) => is(column, PgCustomColumn));

/** The condition for rows with a value that the active key has not encrypted. */
const isStale = (table: PgTable): SQL | undefined =>
  or(
    ...sealedColumnsOf(table).map(([, column]) =>
      // A JSON string begins with a quotation mark. The comparison of a null is null, which is not true.
      notLike(sql`ltrim(${column}::text, '"')`, `${activePrefix()}%`),
    ),
  );

/** Encrypts up to a hundred rows that fulfil the condition with the active key; returns their number. */
async function resealBatch(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  dependentColumns: DependentColumns,
): Promise<number> {
  const sealedNames = sealedColumnsOf(table).map(([name]) => name);
  const primaryKey = Object.entries(getTableColumns(table)).find(([, column]) => column.primary);
  if (!primaryKey) throw new Error('A table with encrypted columns has no primary key');
  const [keyName, keyColumn] = primaryKey;
  return db.transaction(async (tx) => {
    // Migration 0046 rejects other changes of notes.
    await tx.execute(sql`select set_config('naungan.resealing', 'on', true)`);
    const rows: Record<string, unknown>[] = await tx
      .select()
      .from(table)
      .where(condition)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const values = Object.fromEntries(sealedNames.map((name) => [name, row[name]]));
      await tx
        .update(table)
        .set({ ...values, ...dependentColumns(getTableName(table), row) })
        .where(and(eq(keyColumn, row[keyName])));
    }
    return rows.length;
  });
}

/** Encrypts all rows of a table that fulfil the condition, in short transactions. Returns their number. */
async function resealTable(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  dependentColumns: DependentColumns,
): Promise<number> {
  let total = 0;
  let count: number;
  do {
    count = await resealBatch(db, table, condition, dependentColumns);
    total += count;
  } while (count > 0);
  return total;
}

/**
 * Computes the blind indexes that are null, because the rows are older than the column. The rows are also
 * encrypted again, so that their index and their encryption have the same key. Continues after an interruption. Returns the
 * number of changed rows.
 */
export async function computeMissingColumns(db: Db, dependentColumns: DependentColumns): Promise<number> {
  let total = 0;
  for (const [table, column] of [
    [users, users.identityIndex],
    [orders, orders.identityIndex],
    [claims, claims.accountIndex],
  ] as const)
    total += await resealTable(db, table, isNull(column), dependentColumns);
  return total;
}

/**
 * Encrypts every stored value with the active key that is unencrypted or has another key, in short transactions while the
 * server works. Returns the number of changed rows.
 */
export async function resealColumns(db: Db, dependentColumns: DependentColumns): Promise<number> {
  let total = 0;
  for (const table of SEALED_TABLES) total += await resealTable(db, table, isStale(table), dependentColumns);
  return total;
}

/** Returns the number of rows that the active key has not encrypted completely. */
export async function countStaleRows(db: Db): Promise<number> {
  const counts = await Promise.all(SEALED_TABLES.map((table) => db.$count(table, isStale(table))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Records the active key. Returns whether the database had no key, so that its data is not encrypted yet.
 * @throws ConfigError when the configuration lacks a key with which stored data is encrypted
 */
export async function recordDataKey(db: Db): Promise<{ isFirst: boolean }> {
  const ids = (await db.select({ id: dataKeys.id }).from(dataKeys)).map(({ id }) => id);
  const missingIds = ids.filter((id) => !isKnownKeyId(id));
  if (missingIds.length > 0)
    throw new ConfigError(
      `Stored data is encrypted with the key ${missingIds.join(', ')}, which DATA_KEYS lacks. Add this key after the new key (docs/running-in-production.md, "Keys").`,
    );
  await db.insert(dataKeys).values({ id: activeKeyId() }).onConflictDoNothing();
  return { isFirst: ids.length === 0 };
}

/** Forgets the keys with which no stored data is encrypted any more. */
export async function forgetOtherDataKeys(db: Db): Promise<void> {
  await db.delete(dataKeys).where(sql`${dataKeys.id} <> ${activeKeyId()}`);
}
