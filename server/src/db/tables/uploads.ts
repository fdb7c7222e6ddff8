import type { AttachmentKind } from '@naungan/domain/attachment';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';

/** Files sent ahead of their form; while they arrive their bytes lie in DATA_DIR/uploads, then in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the attachment it is, with what that must be. */
    code: text().notNull(),
    title: text().notNull(),
    extention: text().$type<AttachmentKind>().notNull(),
    fileName: text().notNull(),
    /** As announced; no more is taken. */
    bytes: integer().notNull(),
    /** Told by the content once all of it is there, and null until then; so is the key. */
    mimeType: text(),
    storageKey: text(),
    /** When a form took it: it counts once. */
    usedAt: at(),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_user').on(t.userId, t.expiresAt), index('uploads_expires').on(t.expiresAt)],
);
