import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

export const users = pgTable('users', {
  id: id(),
  fullName: text().notNull(),
  email: text().notNull().unique(),
  /** With country code, digits only: 62… */
  phoneNumber: text().notNull().unique(),
  /** PHC string (argon2id). */
  passwordHash: text().notNull(),
  role: text().notNull().default('member'),
  status: text().notNull().default('active'),
  emailVerifiedAt: at(),
  /** Profile save payload [1 §3] without name, e-mail and phone; null until first saved. */
  addreses: jsonb().$type<Record<string, string>>(),
  account: jsonb().$type<Record<string, string>>(),
  profile: jsonb().$type<Record<string, string>>(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Single-use links sent by mail (e-mail verification, later password reset). */
export const mailTokens = pgTable('mail_tokens', {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text().notNull(),
  createdAt: createdAt(),
  expiresAt: at().notNull(),
  usedAt: at(),
});

export const guests = pgTable('guests', {
  id: id(),
  /** SHA-256 of the `xgst` cookie. */
  tokenHash: text().notNull().unique(),
  fullName: text().notNull(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  deviceId: text(),
  product: text(),
  detail: jsonb().$type<Record<string, string>>(),
  followUpStatus: text().notNull().default('new'),
  isRead: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const consultantOrders = pgTable('consultant_orders', {
  id: id(),
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  productType: text().notNull(),
  productId: uuid().notNull(),
  fullName: text().notNull(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  detail: jsonb().$type<Record<string, string | undefined>>().notNull(),
  createdAt: createdAt(),
});
