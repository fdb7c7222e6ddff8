import { and, count, eq, gt, inArray, isNotNull, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { uploads } from '../../db/schema.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type NewUpload = Omit<typeof uploads.$inferInsert, 'mimeType' | 'storageKey' | 'usedAt'>;

/** Makes the member's uploads one after the other until the transaction ends, so that their number can be limited. */
export async function lockUploadsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
}

/** What a member may still use. */
const open = (userId: string, now: Date) =>
  and(eq(uploads.userId, userId), isNull(uploads.usedAt), gt(uploads.expiresAt, now));

/** How many uploads the member has open, and how many bytes they announced. */
export async function openTotals(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ uploads: number; bytes: number }> {
  const [row] = await tx
    .select({ uploads: count(), bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(open(userId, now));
  return { uploads: row?.uploads ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export async function insertUpload(tx: Tx, values: NewUpload): Promise<void> {
  await tx.insert(uploads).values(values);
}

/** An own upload that no form has taken and that has not expired, else null. */
export async function openUploadById(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), open(userId, now)));
  return row ?? null;
}

export async function uploadById(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Notes where the whole file is; false when that was noted before, or the upload was taken back. */
export async function keepContent(
  db: Db,
  id: string,
  content: { mimeType: string; storageKey: string },
): Promise<boolean> {
  const kept = await db
    .update(uploads)
    .set(content)
    .where(and(eq(uploads.id, id), isNull(uploads.storageKey)))
    .returning({ id: uploads.id });
  return kept.length > 0;
}

/** Own uploads that have all their bytes, taken by a form or not. */
export async function sentUploads(
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

/** Takes uploads for a form; answers the ids of those that were still to be had. */
export async function takeUploads(tx: Tx, ids: string[], now: Date): Promise<string[]> {
  const taken = await tx
    .update(uploads)
    .set({ usedAt: now })
    .where(and(inArray(uploads.id, ids), isNull(uploads.usedAt), gt(uploads.expiresAt, now)))
    .returning({ id: uploads.id });
  return taken.map(({ id }) => id);
}

/** Removes the upload unless a form has taken it; answers whether it is gone. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.usedAt)))
    .returning({ id: uploads.id });
  return gone.length > 0;
}

export async function expiredUploads(db: Db, now: Date, limit: number): Promise<UploadRow[]> {
  return db.select().from(uploads).where(lte(uploads.expiresAt, now)).limit(limit);
}

export async function deleteUploads(db: Db, ids: string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.id, ids));
}

/** What is told of the member's uploads. */
export const uploadsOf = (
  db: Db | Tx,
  userId: string,
): Promise<Pick<UploadRow, 'title' | 'fileName' | 'createdAt'>[]> =>
  db
    .select({ title: uploads.title, fileName: uploads.fileName, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId));

/** Files sent ahead of a form that was never finished: their own job clears them away within the hour. */
export async function expireUploadsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(uploads).set({ expiresAt: now }).where(eq(uploads.userId, userId));
}
