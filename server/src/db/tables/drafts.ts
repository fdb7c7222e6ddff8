import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';

/**
 * Drafts of orders, revisions and claims; one for each member and name. What the member typed is in `fields`,
 * encrypted.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies the form (`parseDraftName`). */
    name: text().notNull(),
    /** Number of the latest save. The first save has the number 1. */
    revision: integer().notNull(),
    /** The fields as JSON with the draft's key (`core/bound-text.ts`). */
    fields: sealedText('drafts.fields').notNull(),
    /** Code of the partner whose page saved the draft last; a page without a code does not change it. */
    partner: text(),
    changedAt: instant().notNull(),
  },
  (t) => [unique('drafts_user_name').on(t.userId, t.name), index('drafts_changed').on(t.changedAt)],
);
