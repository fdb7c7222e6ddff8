import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { RECEIVED_FOLDER } from '../../core/files.ts';
import type { Db } from '../../db/client.ts';
import { claimFiles, claimProposals, orderAttachments } from '../../db/schema.ts';

/** The order or claim that has a file. */
export type FileOwner = { kind: 'order' | 'claim'; id: string };

/** The subject of an entry about a file is the name of the file in its folder. */
const keyOf = (fileId: string) => RECEIVED_FOLDER + fileId;
const fileIdOf = (key: string) => key.slice(RECEIVED_FOLDER.length);

/** Returns the owners of files from customers and of proofs of payment, by the id of the file. */
export async function findFileOwners(
  db: Db,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileOwner>> {
  if (fileIds.length === 0) return new Map();
  const keys = fileIds.map(keyOf);
  const rows = await unionAll(
    db
      .select({
        key: orderAttachments.storageKey,
        id: sql<string>`${orderAttachments.orderId}`,
        kind: sql<FileOwner['kind']>`'order'`,
      })
      .from(orderAttachments)
      .where(inArray(orderAttachments.storageKey, keys)),
    db
      .select({
        key: claimFiles.storageKey,
        id: sql<string>`${claimFiles.claimId}`,
        kind: sql<FileOwner['kind']>`'claim'`,
      })
      .from(claimFiles)
      .where(inArray(claimFiles.storageKey, keys)),
    db
      .select({
        key: claimProposals.payslipKey,
        id: sql<string>`${claimProposals.claimId}`,
        kind: sql<FileOwner['kind']>`'claim'`,
      })
      .from(claimProposals)
      .where(inArray(claimProposals.payslipKey, keys)),
  );
  return new Map(rows.map(({ key, kind, id }) => [fileIdOf(key), { kind, id }]));
}

/** Returns the ids of the files of orders and claims; ids of other records have none. */
export async function fileIdsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await unionAll(
    db
      .select({ key: orderAttachments.storageKey })
      .from(orderAttachments)
      .where(inArray(orderAttachments.orderId, [...ids])),
    db
      .select({ key: claimFiles.storageKey })
      .from(claimFiles)
      .where(inArray(claimFiles.claimId, [...ids])),
    db
      .select({ key: claimProposals.payslipKey })
      .from(claimProposals)
      .where(inArray(claimProposals.claimId, [...ids])),
  );
  return rows.map(({ key }) => fileIdOf(key));
}
