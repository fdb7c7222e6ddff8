import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';

/** Mail waiting for the worker; written in the transaction of what it tells about. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** A stored file that goes with it: key, name, MIME type. */
    attachment: jsonb(),
    /** About the account itself (verification, reset): it goes first and has limits of its own. */
    account: boolean().notNull().default(false),
    /** How many the recipient may get in a day; null is without limit. */
    mostADay: integer(),
    attempts: integer().notNull().default(0),
    /** Until then whoever claimed the mail sends it, and nobody else. */
    claimedUntil: at(),
    sentAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_recipient').on(t.recipient, t.createdAt)],
);

/** Numbers that never repeat, by kind and year: KPA, invoice, policy. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: integer().notNull() });

/** Points taken of rate limits; the key is a hash. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: at() },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

/** The same key of the same member answers the same subject, also when both requests arrive at once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the request without files: another request under the same key is refused. */
    fingerprint: text().notNull(),
    /** What the request made or changed, as the journal names it (`order`); null while it is under way. */
    subject: text(),
    subjectId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_subject').on(t.subjectId)],
);
