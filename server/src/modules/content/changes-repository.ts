import type { ContentKind } from '@naungan/api/desk-content-editor';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contentChanges } from '../../db/schema.ts';

export type ContentId = { kind: ContentKind; key: string };
export type ContentChange = { version: number; savedBy: string; savedAt: Date };
const MAX_HISTORY = 20;

const isOf = ({ kind, key }: ContentId) => and(eq(contentChanges.kind, kind), eq(contentChanges.key, key));

/** Returns the last saved versions of a piece of content, the newest first. */
export const contentHistory = (db: Db | Tx, id: ContentId): Promise<ContentChange[]> =>
  db
    .select({
      version: contentChanges.number,
      savedBy: contentChanges.savedBy,
      savedAt: contentChanges.savedAt,
    })
    .from(contentChanges)
    .where(isOf(id))
    .orderBy(desc(contentChanges.number))
    .limit(MAX_HISTORY);

/** Serialises the saves of a piece of content until the transaction ends, and returns its version; 0 without one. */
export async function lockContent(tx: Tx, id: ContentId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${id.kind}:${id.key}`}, 0))`);
  const [row] = await tx
    .select({ version: max(contentChanges.number) })
    .from(contentChanges)
    .where(isOf(id));
  return row?.version ?? 0;
}

/** Stores a version. The caller has locked the content. */
export async function addContentChange(
  tx: Tx,
  { kind, key }: ContentId,
  { content, savedBy, savedAt }: { content: unknown; savedBy: string; savedAt: Date },
): Promise<void> {
  await tx.insert(contentChanges).values({ kind, key, content, savedBy, savedAt });
}

/** Returns the last change of each piece of content, by kind and key. */
export async function lastChanges(db: Db | Tx): Promise<Map<string, ContentChange>> {
  const rows = await db
    .selectDistinctOn([contentChanges.kind, contentChanges.key], {
      kind: contentChanges.kind,
      key: contentChanges.key,
      version: contentChanges.number,
      savedBy: contentChanges.savedBy,
      savedAt: contentChanges.savedAt,
    })
    .from(contentChanges)
    .orderBy(contentChanges.kind, contentChanges.key, desc(contentChanges.number));
  return new Map(rows.map(({ kind, key, ...change }) => [`${kind}/${key}`, change]));
}
