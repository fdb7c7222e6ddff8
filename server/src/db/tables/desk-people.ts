import type { DeskRole } from '@naungan/domain/desk-roles';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';
import { insurers } from './plans.ts';

const userId = () => uuid().references(() => users.id, { onDelete: 'cascade' });
const roles = () => text().array().$type<DeskRole[]>().notNull().default(sql`'{}'::text[]`);

/** Staff accounts: what an account of role `desk` has in addition to its row in `users`. */
export const deskPeople = pgTable('desk_people', {
  userId: userId().primaryKey(),
  /** Empty until the roles are confirmed. */
  roles: roles(),
  /** The insurer for which the person works, and whose records the person sees; null for staff of the broker. */
  insurerId: uuid().references(() => insurers.id),
  /** The secret of the authenticator app, Base32. */
  totpSecret: sealedText('desk_people.totp_secret'),
  /** The time step of the last accepted code: this and earlier codes are not accepted again. */
  totpStep: bigint({ mode: 'number' }),
  /** When the person stopped being a supervisor; null for others. */
  supervisorUntil: instant(),
});

/** Unused recovery codes. */
export const deskRecoveryCodes = pgTable(
  'desk_recovery_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text().primaryKey(),
    userId: userId().notNull(),
    createdAt: defaultNow(),
  },
  (t) => [index('desk_recovery_codes_user').on(t.userId)],
);

/** Proposed, applied and declined changes of roles. */
export const deskRoleChanges = pgTable(
  'desk_role_changes',
  {
    id: id(),
    userId: userId().notNull(),
    fromRoles: roles(),
    fromInsurerId: uuid().references(() => insurers.id),
    roles: roles(),
    insurerId: uuid().references(() => insurers.id),
    proposedBy: userId().notNull(),
    proposedAt: defaultNow(),
    outcome: text().$type<'open' | 'applied' | 'declined'>().notNull().default('open'),
    /** Null for an open change, and for one that a sole supervisor applied. */
    decidedBy: userId(),
    decidedAt: instant(),
  },
  (t) => [uniqueIndex('desk_role_changes_open').on(t.userId).where(sql`outcome = 'open'`)],
);
