import type { ViewList } from '@naungan/api/desk-filters';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sealedJson, sealedText } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { defaultNow, id } from './columns.ts';

/** The kinds of records in the desk's queues. */
export type TaskSubject = 'order' | 'claim' | 'policy' | 'guest' | 'consultation' | 'offline' | 'payment';
/** The kinds of records that the staff write notes about. */
export type NoteSubject = 'order' | 'claim' | 'member' | 'guest' | 'consultation' | 'offline';
/** The kinds of pages of the desk that show who else has them open. */
export type PageSubject = 'order' | 'claim' | 'member';

/**
 * Records that a person of the staff has taken. A record without a row belongs to no one. The row remains when the record
 * leaves its queue, so that a record that returns to the queue still has its owner.
 */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    subject: text().$type<TaskSubject>().notNull(),
    subjectId: uuid().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId] }), index('desk_tasks_owner').on(t.ownerId)],
);

/** Internal notes of the staff. The database rejects changes; rows are deleted only with their subject's data. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: id(),
    subject: text().$type<NoteSubject>().notNull(),
    subjectId: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: sealedText('desk_notes.text').notNull(),
    createdAt: defaultNow(),
    /** Sorts the notes, also two notes with the same time. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('desk_notes_subject').on(t.subject, t.subjectId, t.number)],
);

/** Filters of a queue that a person of the staff has saved under a name. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    queue: text().$type<ViewList>().notNull(),
    name: text().notNull(),
    /** The filters by their names in the address; a search text may be a customer's name or plate. */
    filters: sealedJson<Record<string, string>>('desk_views.filters').notNull(),
    createdAt: defaultNow(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [uniqueIndex('desk_views_name').on(t.userId, t.queue, sql`lower(name)`)],
);

/** Pages of the desk that are open, each with the last sign of life from its viewer. */
export const deskPresence = pgTable(
  'desk_presence',
  {
    subject: text().$type<PageSubject>().notNull(),
    subjectId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: defaultNow(),
    seenAt: defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.subjectId, t.userId] }),
    index('desk_presence_seen').on(t.seenAt),
  ],
);
