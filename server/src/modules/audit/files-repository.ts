import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { RECEIVED_FOLDER } from '../../core/files.ts';
import type { Db } from '../../db/client.ts';
import { claimFiles, claimProposals, orderAttachments } from '../../db/schema.ts';

/** The order or claim that has a file. */
export type FileOwner = { kind: 'order' | 'claim'; id: string };

/** Where the files from customers and the proofs of payment are, each with the column of its order or claim. */
const SOURCES: readonly { kind: FileOwner['kind']; table: PgTable; key: PgColumn; owner: PgColumn }[] = [
  {
    kind: 'order',
    table: orderAttachments,
    key: orderAttachments.storageKey,
    owner: orderAttachments.orderId,
  },
  { kind: 'claim', table: claimFiles, key: claimFiles.storageKey, owner: claimFiles.claimId },
  { kind: 'claim', table: claimProposals, key: claimProposals.payslipKey, owner: claimProposals.claimId },
];

/** The subject of an entry about a file is the name of the file in its folder. */
const keyOf = (fileId: string) => RECEIVED_FOLDER + fileId;
const fileIdOf = (key: string) => key.slice(RECEIVED_FOLDER.length);

/** Returns the owners of files, by the id of the file. */
export async function findFileOwners(
  db: Db,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileOwner>> {
  const owners = new Map<string, FileOwner>();
  if (fileIds.length === 0) return owners;
  for (const { kind, table, key, owner } of SOURCES) {
    const rows = await db
      .select({ key: sql<string>`${key}`, id: sql<string>`${owner}` })
      .from(table)
      .where(inArray(key, fileIds.map(keyOf)));
    for (const row of rows) owners.set(fileIdOf(row.key), { kind, id: row.id });
  }
  return owners;
}

/** Returns the ids of the files of orders and claims; ids of other records have none. */
export async function fileIdsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  if (ids.length === 0) return found;
  for (const { table, key, owner } of SOURCES) {
    const rows = await db
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(inArray(owner, [...ids]));
    found.push(...rows.map((row) => fileIdOf(row.key)));
  }
  return found;
}
