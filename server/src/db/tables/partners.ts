import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed-columns.ts';
import { defaultNow, id, instant } from './columns.ts';

/** Partners with an API key or a webhook. A code without a row can still be the partner of an order. */
export const partners = pgTable('partners', {
  /** The code that the partner's pages send. */
  code: text().primaryKey(),
  /** SHA-256 of the API key; the key itself is never stored. */
  apiKeyHash: text().unique(),
  webhookUrl: text(),
  /** The signing secrets as an encrypted JSON list, newest first, at most two (`core/bound-text.ts`). */
  webhookSecrets: sealedText('partners.webhook_secrets'),
  createdAt: defaultNow(),
});

/** Events for the webhooks of partners. An event and its job are written in the transaction that causes the event. */
export const partnerEvents = pgTable(
  'partner_events',
  {
    /** The header `webhook-id` of each attempt. */
    id: id(),
    partner: text()
      .notNull()
      .references(() => partners.code, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    type: text().notNull(),
    /** The body of the request, equal in all attempts. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    deliveredAt: instant(),
    createdAt: defaultNow(),
  },
  (t) => [
    index('partner_events_order').on(t.orderId),
    index('partner_events_undelivered').on(t.partner, t.createdAt).where(sql`delivered_at is null`),
    index('partner_events_created').on(t.createdAt),
  ],
);
