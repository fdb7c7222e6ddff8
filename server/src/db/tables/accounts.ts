import type { ProductType } from '@naungan/domain/lines';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONTACT_WORDS } from '../indexed-words.ts';
import { sealedJson } from '../sealed-columns.ts';
import { defaultNow, id, instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull().unique(),
    /** With country code, digits only (62…). Null until the member enters a number, because Google provides none. */
    phoneNumber: text().unique(),
    /** PHC string (argon2id); null for an account that only signs in with Google. */
    passwordHash: text(),
    /** `sub` of the linked Google account. */
    googleSub: text().unique(),
    role: text().notNull().default('member'),
    /** active, inactive or deleted. Only records that the law retains refer to a deleted account. */
    status: text().notNull().default('active'),
    emailVerifiedAt: instant(),
    /**
     * Groups of the saved profile [1 §3], null before the first save: the address (in the specification's spelling), the
     * bank account, and the other fields.
     */
    addreses: sealedJson<Record<string, string>>('users.addreses'),
    account: sealedJson<Record<string, string>>('users.account'),
    profile: sealedJson<Record<string, string>>('users.profile'),
    /** Blind index of the identity number of the profile, as in `orders`. */
    identityIndex: text(),
    createdAt: defaultNow(),
    updatedAt: defaultNow(),
  },
  (t) => [
    index('users_words').using('gin', CONTACT_WORDS),
    index('users_identity').on(t.identityIndex),
    /** The desk's list of members, newest first. */
    index('users_members').on(t.createdAt, t.id).where(sql`role = 'member' and status <> 'deleted'`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** Identifies the session in the member's list of sessions, which must not contain the hash. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The known device that opened the session. Ending the session revokes it. */
    deviceId: uuid(),
    /** Names of the browser and the operating system, from the `User-Agent` of the sign-in; null if unknown. */
    browser: text(),
    os: text(),
    createdAt: defaultNow(),
    /** The last time the user proved the identity: at sign-in, or later with the password or a passkey. */
    authenticatedAt: defaultNow(),
    lastSeenAt: defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Single-use tokens of mailed links: e-mail verification, password reset, change of e-mail, new device. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    /** The new address, for a change of e-mail. */
    newEmail: text(),
    createdAt: defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('mail_tokens_user').on(t.userId, t.purpose)],
);

/** Nonces of the ID tokens that opened a session, so that no ID token opens a second session. */
export const spentNonces = pgTable('spent_nonces', {
  nonceHash: text().primaryKey(),
  expiresAt: instant().notNull(),
});

/** Consents of a member. A withdrawal is stored with its consent; a new consent is a new row. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** terms, privacy or marketing. */
    kind: text().notNull(),
    /** Date of the version of the text. */
    version: text().notNull(),
    givenAt: defaultNow(),
    withdrawnAt: instant(),
  },
  (t) => [
    index('consents_user').on(t.userId, t.kind),
    /** At most one consent in force per kind. */
    uniqueIndex('consents_in_force').on(t.userId, t.kind).where(sql`withdrawn_at is null`),
  ],
);

/** Visitors who sent contact details [1 §3]. */
export const guests = pgTable(
  'guests',
  {
    id: id(),
    /** SHA-256 of the `xgst` cookie. */
    tokenHash: text().notNull().unique(),
    fullName: text().notNull(),
    phoneNumber: text().notNull(),
    email: text().notNull(),
    deviceId: text(),
    /** Code of the partner site that the visitor came through. */
    partner: text(),
    /** The product that the visitor looked at. */
    product: text(),
    /** The visitor's search as query parameters, and the answers to other questions of the form. */
    detail: jsonb().$type<Record<string, string>>(),
    /** new, contacted, or invalid, which hides plans from the guest again [Q11]. */
    followUpStatus: text().notNull().default('new'),
    isRead: boolean().notNull().default(false),
    createdAt: defaultNow(),
  },
  (t) => [
    index('guests_created').on(t.createdAt, t.id),
    index('guests_new').on(t.createdAt, t.id).where(sql`follow_up_status = 'new'`),
    index('guests_words').using('gin', CONTACT_WORDS),
  ],
);

/** Visitors' questions to a consultant [1 §2.9]. */
export const consultations = pgTable(
  'consultations',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fullName: text().notNull(),
    phoneNumber: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** Code of the partner site that the visitor came through. */
    partner: text(),
    product: text(),
    detail: jsonb().$type<Record<string, string>>(),
    /** new, contacted or invalid. */
    followUpStatus: text().notNull().default('new'),
    createdAt: defaultNow(),
  },
  (t) => [
    index('consultations_user').on(t.userId),
    index('consultations_new').on(t.createdAt, t.id).where(sql`follow_up_status = 'new'`),
    index('consultations_created').on(t.createdAt, t.id),
    index('consultations_words').using('gin', CONTACT_WORDS),
  ],
);

/** Requests for a call by a consultant about a product that is sold offline. */
export const consultantOrders = pgTable(
  'consultant_orders',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    productType: text().$type<ProductType>().notNull(),
    productId: uuid().notNull(),
    fullName: text().notNull(),
    phoneNumber: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** Code of the partner site that the visitor came through. */
    partner: text(),
    detail: jsonb().$type<Record<string, string>>().notNull(),
    /** new, contacted or invalid. */
    followUpStatus: text().notNull().default('new'),
    createdAt: defaultNow(),
  },
  (t) => [
    index('consultant_orders_new').on(t.createdAt, t.id).where(sql`follow_up_status = 'new'`),
    index('consultant_orders_created').on(t.createdAt, t.id),
    index('consultant_orders_words').using('gin', CONTACT_WORDS),
  ],
);
