import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';

/**
 * Counted sign-ins without a right password: per account and address, per account and known device, and per account.
 * `key` is a hash.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Attempts before this time are rejected and not counted. */
    nextAt: instant().notNull(),
    /** The count starts again after this time. */
    expiresAt: instant().notNull(),
  },
  (t) => [index('sign_in_attempts_expires').on(t.expiresAt)],
);

/** Browsers in which a user signed in. The id is in a signed cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: defaultNow(),
    lastUsedAt: defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.userId] }), index('known_devices_user').on(t.userId)],
);

/** Passkeys (WebAuthn credentials) of members. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The credential's id, Base64url. */
    credentialId: text().notNull().unique(),
    /** COSE public key, Base64url. */
    publicKey: text().notNull(),
    /** Number of signatures, as the authenticator reported last; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    name: text().notNull(),
    createdAt: defaultNow(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);
