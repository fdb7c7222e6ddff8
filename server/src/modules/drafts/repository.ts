import type { DraftState } from '@naungan/domain/draft';
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type BoundText, bindText, readBoundText } from '../../core/bound-text.ts';
import type { Secrets } from '../../core/secrets.ts';
import type { Db, Tx } from '../../db/client.ts';
import { drafts } from '../../db/schema.ts';

/** A stored draft with its decrypted fields. */
export type DraftRecord = DraftState & {
  id: string;
  userId: string;
  name: string;
  changedAt: Date;
  /** Code of the partner whose page saved the draft last. */
  partner: string | null;
};
/** Identifies a draft: each member has at most one draft of a name. */
export type DraftKey = { userId: string; name: string };

const PURPOSE = 'drafts';
const storedFields = z.record(
  z.string(),
  z.object({ value: z.unknown().optional(), at: z.number(), revision: z.number() }),
);

/** Returns what binds fields to their draft: the fields of another draft cannot be read in their place. */
export const boundFields = ({ userId, name }: DraftKey): BoundText => ({
  purpose: PURPOSE,
  context: `${userId}/${name}`,
});

/** Returns the draft of a row; null if its fields belong to another draft, or cannot be decrypted. */
function readRow(secrets: Secrets, row: typeof drafts.$inferSelect): DraftRecord | null {
  const text = readBoundText(secrets, boundFields(row), row.fields);
  return text === null ? null : { ...row, fields: storedFields.parse(JSON.parse(text)) };
}

/** Locks the member's drafts until the transaction ends, so that concurrent saves are merged one after another. */
export async function lockDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${userId}`}, 0))`);
}

/** Returns the condition for the member's drafts that changed after `time`. */
const changedAfter = (userId: string, time: Date) =>
  and(eq(drafts.userId, userId), gt(drafts.changedAt, time));

/** Returns the member's draft with this name if it changed after `time`, else null. */
export async function selectDraft(
  db: Db | Tx,
  secrets: Secrets,
  { userId, name }: DraftKey,
  time: Date,
): Promise<DraftRecord | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(changedAfter(userId, time), eq(drafts.name, name)));
  return row ? readRow(secrets, row) : null;
}

/** Returns the member's drafts that changed after `time`, newest first. */
export async function selectDrafts(
  db: Db | Tx,
  secrets: Secrets,
  userId: string,
  time: Date,
): Promise<DraftRecord[]> {
  const rows = await db
    .select()
    .from(drafts)
    .where(changedAfter(userId, time))
    .orderBy(desc(drafts.changedAt), desc(drafts.id));
  return rows.flatMap((row) => readRow(secrets, row) ?? []);
}

export async function countDrafts(db: Db | Tx, userId: string, time: Date): Promise<number> {
  const [row] = await db.select({ drafts: count() }).from(drafts).where(changedAfter(userId, time));
  return row?.drafts ?? 0;
}

/** Stores a draft. Replaces a draft of the same name, which may have expired or be impossible to decrypt. */
export async function saveDraft(tx: Tx, draft: DraftRecord): Promise<void> {
  const { id, userId, name, revision, changedAt, partner } = draft;
  const fields = bindText(boundFields(draft), JSON.stringify(draft.fields));
  const row = { id, userId, name, revision, changedAt, partner, fields };
  await tx
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: [drafts.userId, drafts.name], set: row });
}

export async function deleteDraft(tx: Tx, { userId, name }: DraftKey): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.name, name)));
}

export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.userId, userId));
}

/** Deletes drafts whose last change was at `time` or earlier. Returns the number of deleted drafts. */
export async function deleteDraftsUntil(db: Db, time: Date): Promise<number> {
  const rows = await db.delete(drafts).where(lte(drafts.changedAt, time)).returning({ id: drafts.id });
  return rows.length;
}
