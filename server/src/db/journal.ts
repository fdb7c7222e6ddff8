import type { ListPage } from '@naungan/api/list-page';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorOf, pageOf, readCursor } from '../core/list-page.ts';
import { addStatusChange } from '../core/status-changes.ts';
import type { Db, Tx } from './client.ts';
import { journal } from './schema.ts';

export type JournalEntry = {
  /** order, invoice, policy, … */
  subject: string;
  subjectId: string;
  /** The status before the change; null for a new record. */
  from: string | null;
  /** The status after the change. */
  to: string;
  /** `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`. */
  actor: string;
  reason?: string | null;
  /** The time of the change by the server's clock, which also sets the times of the record. */
  at: Date;
};
export type JournalRow = Required<JournalEntry>;

/** Adds an entry; call it in the transaction that changes the status. The database rejects changes of entries. */
export async function addJournalEntry(db: Db | Tx, entry: JournalEntry): Promise<void> {
  await db.insert(journal).values({
    subject: entry.subject,
    subjectId: entry.subjectId,
    fromStatus: entry.from,
    toStatus: entry.to,
    actor: entry.actor,
    reason: entry.reason ?? null,
    createdAt: entry.at,
  });
  addStatusChange(entry);
}

const JOURNAL_FIELDS = {
  subject: journal.subject,
  subjectId: journal.subjectId,
  from: journal.fromStatus,
  to: journal.toStatus,
  actor: journal.actor,
  reason: journal.reason,
  at: journal.createdAt,
};

/** Returns the entries of these subjects, oldest first. */
export async function readJournal(db: Db | Tx, subjectIds: string[]): Promise<JournalRow[]> {
  return db
    .select(JOURNAL_FIELDS)
    .from(journal)
    .where(inArray(journal.subjectId, subjectIds))
    .orderBy(asc(journal.id));
}

const LIST = 'journal';
const position = z.tuple([z.string().regex(/^\d{1,15}$/)]);

/** Returns a page of the entries of these subjects, oldest first. @throws ApiProblem INVALID for a wrong cursor */
export async function readJournalPage(
  db: Db | Tx,
  subjectIds: string[],
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ListPage<JournalRow>> {
  const [lastId] = readCursor(LIST, after, position) ?? [];
  const rows = await db
    .select({ ...JOURNAL_FIELDS, id: journal.id })
    .from(journal)
    .where(
      and(
        inArray(journal.subjectId, subjectIds),
        lastId === undefined ? undefined : gt(journal.id, Number(lastId)),
      ),
    )
    .orderBy(asc(journal.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ id }) => cursorOf(LIST, [String(id)]));
}

/** Returns whether an entry with this subject and reason exists, so that repeated events are journaled once. */
export async function hasJournalEntry(
  db: Db | Tx,
  { subject, subjectId, reason }: { subject: string; subjectId: string; reason: string },
): Promise<boolean> {
  const conditions = [
    eq(journal.subject, subject),
    eq(journal.subjectId, subjectId),
    eq(journal.reason, reason),
  ];
  return (await db.$count(journal, and(...conditions))) > 0;
}

/**
 * Erases the reasons of these subjects when their member is deleted. Actor, time and statuses stay: even during the
 * erasure, the database rejects any other change (migration 0006).
 */
export async function eraseReasons(tx: Tx, subject: string, subjectIds: string[]): Promise<void> {
  await tx.execute(sql`select set_config('naungan.erasing', 'on', true)`);
  await tx
    .update(journal)
    .set({ reason: null })
    .where(and(eq(journal.subject, subject), inArray(journal.subjectId, subjectIds)));
  await tx.execute(sql`select set_config('naungan.erasing', 'off', true)`);
}
