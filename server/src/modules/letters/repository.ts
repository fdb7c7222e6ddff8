import type { LetterContent, LetterKind } from '@naungan/api/desk-letters';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { decisionLetters } from '../../db/schema.ts';

/** The record of a letter: an order, or a claim with the order of its policy. */
export type LetterRecord = { orderId: string; claimId: string | null };
export type LetterRow = typeof decisionLetters.$inferSelect;

const isAbout = ({ orderId, claimId }: LetterRecord) =>
  claimId === null
    ? and(eq(decisionLetters.orderId, orderId), isNull(decisionLetters.claimId))
    : eq(decisionLetters.claimId, claimId);

/** Returns the letters about a record, the newest first. */
export const listLetters = (db: Db | Tx, record: LetterRecord): Promise<LetterRow[]> =>
  db.select().from(decisionLetters).where(isAbout(record)).orderBy(desc(decisionLetters.position));

export const countLetters = (db: Db | Tx, record: LetterRecord): Promise<number> =>
  db.$count(decisionLetters, isAbout(record));

export async function insertLetter(
  tx: Tx,
  record: LetterRecord,
  letter: { kind: LetterKind; content: LetterContent; createdAt: Date },
): Promise<void> {
  await tx.insert(decisionLetters).values({ ...record, ...letter });
}

export async function findLetter(db: Db, id: string): Promise<LetterRow | null> {
  const [row] = await db.select().from(decisionLetters).where(eq(decisionLetters.id, id));
  return row ?? null;
}
