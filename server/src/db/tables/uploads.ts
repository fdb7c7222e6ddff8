import type { AttachmentKind } from '@naungan/domain/attachment';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';

/**
 * Files that are uploaded before their form is sent. The bytes of an
 * incomplete file are in DATA_DIR/uploads, the bytes of a complete file in the file store.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Code of the document. */
    code: text().notNull(),
    /** Name of the document, without special characters. */
    title: text().notNull(),
    /** The accepted kinds of files. */
    extention: text().$type<AttachmentKind>().notNull(),
    fileName: text().notNull(),
    /** Declared size; no more bytes are accepted. */
    bytes: integer().notNull(),
    /** Detected from the content when all bytes have arrived; null until then, like the key. */
    mimeType: text(),
    storageKey: text(),
    /** When a form used the file. A file can be used once. */
    usedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: defaultNow(),
  },
  (t) => [index('uploads_user').on(t.userId, t.expiresAt), index('uploads_expires').on(t.expiresAt)],
);
