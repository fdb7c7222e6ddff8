import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';

/** Mails, sent and unsent. A mail and its job are written in the transaction that causes the mail. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: sealedText('outbox.text').notNull(),
    html: sealedText('outbox.html').notNull(),
    /** An attached stored file: key, name, MIME type. */
    attachment: jsonb(),
    /** Name and address that receive the replies; null for the broker's office. */
    replyTo: jsonb(),
    /** Whether the mail is about the account itself (verification, reset). Separate workers send such mails. */
    account: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    createdAt: defaultNow(),
  },
  (t) => [
    index('outbox_recipient').on(t.recipient, t.createdAt),
    index('outbox_unsent').on(t.createdAt).where(sql`sent_at is null`),
    index('outbox_sent').on(t.sentAt).where(sql`sent_at is not null`),
  ],
);

/** Ids of the keys with which stored data is encrypted (`core/reseal.ts`). */
export const dataKeys = pgTable('data_keys', { id: text().primaryKey(), usedSince: defaultNow() });

/** Last number of each series: KPA, invoice and policy numbers by kind and year. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: integer().notNull() });

/** Counted attempts of rate limits. `key` is a hash. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: instant() },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

/**
 * Idempotency keys. If a member sends a second request with the same key, the response has the subject that the first
 * request created or changed, also when both requests arrive at the same time.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the request, with only code, size and type of its files. A request with the same key and another hash is rejected. */
    fingerprint: text().notNull(),
    /** The created or changed subject, as the journal names it (`order`); null while the request runs. */
    subject: text(),
    subjectId: uuid(),
    createdAt: defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_subject').on(t.subjectId)],
);

/**
 * Number of changes of each topic, which is a group of tables. Triggers of migration 0038 count changes, so that every
 * process notices when its copy of these tables is out of date (`core/snapshots.ts`).
 */
export const dataVersions = pgTable('data_versions', {
  topic: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});
