import type { DeskNote } from '@naungan/api/desk-work';
import { and, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import {
  consultantOrders,
  consultations,
  deskNotes,
  guests,
  type NoteSubject,
  orders,
  users,
} from '../../db/schema.ts';
import { staffColumns } from './staff-repository.ts';

export type NoteKey = { subject: NoteSubject; id: string };

const isAbout = ({ subject, id }: NoteKey) =>
  and(eq(deskNotes.subject, subject), eq(deskNotes.subjectId, id));

const selectNotes = (db: Db | Tx) =>
  db
    .select({
      id: deskNotes.id,
      createdAt: deskNotes.createdAt,
      text: deskNotes.text,
      author: staffColumns,
    })
    .from(deskNotes)
    .innerJoin(users, eq(users.id, deskNotes.authorId));

const noteOf = ({ createdAt, ...note }: Awaited<ReturnType<typeof selectNotes>>[number]): DeskNote => ({
  ...note,
  at: createdAt.toISOString(),
});

/** Returns the notes about a record, newest first. */
export async function listNotes(db: Db | Tx, key: NoteKey): Promise<DeskNote[]> {
  const rows = await selectNotes(db).where(isAbout(key)).orderBy(desc(deskNotes.number));
  return rows.map(noteOf);
}

export const countNotes = (db: Db | Tx, key: NoteKey): Promise<number> => db.$count(deskNotes, isAbout(key));

export async function insertNote(
  db: Db | Tx,
  { subject, id: subjectId }: NoteKey,
  note: { authorId: string; text: string; createdAt: Date },
): Promise<DeskNote> {
  const [inserted] = await db
    .insert(deskNotes)
    .values({ subject, subjectId, ...note })
    .returning({ id: deskNotes.id });
  if (!inserted) throw new Error('The note was not stored');
  const [row] = await selectNotes(db).where(eq(deskNotes.id, inserted.id));
  if (!row) throw new Error('The stored note is missing');
  return noteOf(row);
}

/** Notes about records of these kinds are deleted with their record. Claims and approved orders are never deleted. */
const DELETABLE_SUBJECTS: readonly { subject: NoteSubject; table: PgTable; key: PgColumn }[] = [
  { subject: 'order', table: orders, key: orders.id },
  { subject: 'guest', table: guests, key: guests.id },
  { subject: 'consultation', table: consultations, key: consultations.id },
  { subject: 'offline', table: consultantOrders, key: consultantOrders.id },
];

const hasNoRecord = (db: Db | Tx) =>
  or(
    ...DELETABLE_SUBJECTS.map(({ subject, table, key }) =>
      and(
        eq(deskNotes.subject, subject),
        notExists(db.select({ found: sql`1` }).from(table).where(eq(key, deskNotes.subjectId))),
      ),
    ),
  );

/** Deletes the notes about a deleted member, and all notes whose record was deleted. */
export async function deleteNotesWithoutRecord(db: Db | Tx, memberIds: string[] = []): Promise<void> {
  const isAboutMember = and(eq(deskNotes.subject, 'member'), inArray(deskNotes.subjectId, memberIds));
  await db.transaction(async (tx) => {
    // The database rejects other deletions of notes.
    await tx.execute(sql`select set_config('naungan.erasing', 'on', true)`);
    await tx.delete(deskNotes).where(or(isAboutMember, hasNoRecord(tx)));
    await tx.execute(sql`select set_config('naungan.erasing', 'off', true)`);
  });
}
