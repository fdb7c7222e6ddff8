import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { uploads } from '../../db/schema.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type NewUpload = Omit<typeof uploads.$inferInsert, 'mimeType' | 'storageKey' | 'usedAt'>;

/** Locks the member's uploads until the transaction ends, so that their number can be limited. */
export async function lockUploadsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
}

/** Condition for uploads that no form has used and that have not expired. */
const isUnusedAndUnexpired = (userId: string, now: Date) =>
  and(eq(uploads.userId, userId), isNull(uploads.usedAt), gt(uploads.expiresAt, now));

/**
 * Returns the number and the declared bytes of the member's unused uploads that were created after `earliestTime`.
 * Older unused uploads belong to drafts, and are not counted.
 */
export async function unusedUploadTotals(
  tx: Tx,
  userId: string,
  now: Date,
  earliestTime: Date,
): Promise<{ uploads: number; bytes: number }> {
  const [row] = await tx
    .select({ uploads: count(), bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(and(isUnusedAndUnexpired(userId, now), gt(uploads.createdAt, earliestTime)));
  return { uploads: row?.uploads ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export async function insertUpload(tx: Tx, values: NewUpload): Promise<void> {
  await tx.insert(uploads).values(values);
}

/** Returns a member's upload that no form has used yet and that has not expired, or null. */
export async function unusedUploadById(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isUnusedAndUnexpired(userId, now)));
  return row ?? null;
}

export async function uploadById(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/**
 * Stores the type and key of the complete file. Returns false if a key was already stored, or if the
 * upload was deleted.
 */
export async function saveContent(
  db: Db,
  id: string,
  content: { mimeType: string; storageKey: string },
): Promise<boolean> {
  const storedRows = await db
    .update(uploads)
    .set(content)
    .where(and(eq(uploads.id, id), isNull(uploads.storageKey)))
    .returning({ id: uploads.id });
  return storedRows.length > 0;
}

/**
 * Returns the member's uploads with these ids that have all their bytes and have not expired, used by a form or not.
 */
export async function completeUploads(
  db: Db,
  userId: string,
  ids: string[],
  now: Date,
): Promise<(UploadRow & { mimeType: string; storageKey: string })[]> {
  const rows = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        inArray(uploads.id, ids),
        isNotNull(uploads.storageKey),
        gt(uploads.expiresAt, now),
      ),
    );
  return rows.map((row) => ({ ...row, mimeType: row.mimeType ?? '', storageKey: row.storageKey ?? '' }));
}

/** Marks uploads as used by a form. Skips uploads that are already used or have expired; returns the ids of the others. */
export async function markUploadsUsed(tx: Tx, ids: string[], now: Date): Promise<string[]> {
  const usedRows = await tx
    .update(uploads)
    .set({ usedAt: now })
    .where(and(inArray(uploads.id, ids), isNull(uploads.usedAt), gt(uploads.expiresAt, now)))
    .returning({ id: uploads.id });
  return usedRows.map(({ id }) => id);
}

/** Deletes the upload unless a form used it; returns whether it was deleted. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const deletedRows = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.usedAt)))
    .returning({ id: uploads.id });
  return deletedRows.length > 0;
}

export async function expiredUploads(db: Db, now: Date, limit: number): Promise<UploadRow[]> {
  return db.select().from(uploads).where(lte(uploads.expiresAt, now)).limit(limit);
}

export async function deleteUploads(db: Db, ids: string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.id, ids));
}

/** Returns the storage keys that belong to an upload; omits the other keys. */
export async function uploadedKeys(db: Db | Tx, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ storageKey: uploads.storageKey })
    .from(uploads)
    .where(inArray(uploads.storageKey, keys));
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Returns the member's uploads for the copy of the member's data. */
export const uploadsOf = (
  db: Db | Tx,
  userId: string,
): Promise<Pick<UploadRow, 'title' | 'fileName' | 'createdAt'>[]> =>
  db
    .select({ title: uploads.title, fileName: uploads.fileName, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId));

/** Condition for uploads of the member with these ids that no form has used, expired or not. */
const isUnusedAmong = (userId: string, ids: readonly string[]) =>
  and(eq(uploads.userId, userId), inArray(uploads.id, [...ids]), isNull(uploads.usedAt));

/** Sets the expiry of the member's unused uploads to `minExpiry` or later, because a draft refers to them. */
export async function retainUploads(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  minExpiry: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(uploads)
    .set({ expiresAt: minExpiry })
    .where(and(isUnusedAmong(userId, ids), lt(uploads.expiresAt, minExpiry)));
}

/** Expires the member's unused uploads: the hourly job deletes them with their files. */
export async function expireUploads(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(uploads).set({ expiresAt: now }).where(isUnusedAmong(userId, ids));
}

/** Expires all uploads of the member: the hourly job deletes them, with the files that no form has used. */
export async function expireUploadsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(uploads).set({ expiresAt: now }).where(eq(uploads.userId, userId));
}
