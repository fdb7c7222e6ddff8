import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** Mail waiting for the worker; written in the transaction of what it tells about. */
export const outbox = pgTable('outbox', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: at(),
  createdAt: createdAt(),
});

/** Numbers that never repeat, by kind and year: KPA, invoice, policy. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: integer().notNull() });

/** Points taken of rate limits; the key is a hash. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: at() },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
