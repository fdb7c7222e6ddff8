import { and, eq, inArray, isNull } from 'drizzle-orm';
import { identityIndexOf } from '../../core/identity-index.ts';
import { DELETED_DOMAIN } from '../../core/mail.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type ProfileColumns = Pick<UserRow, 'fullName' | 'phoneNumber' | 'addreses' | 'account' | 'profile'>;

export async function userById(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export const namesById = (db: Db | Tx, ids: string[]): Promise<Pick<UserRow, 'id' | 'fullName'>[]> =>
  db.select({ id: users.id, fullName: users.fullName }).from(users).where(inArray(users.id, ids));

export async function userByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Returns the account, locked until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function userByPhone(db: Db | Tx, phoneNumber: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.phoneNumber, phoneNumber));
  return row ?? null;
}

export async function userByGoogleSub(db: Db | Tx, googleSub: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.googleSub, googleSub));
  return row ?? null;
}

/**
 * Inserts an account; returns null when its e-mail, phone or Google account belongs to another account, also for
 * simultaneous inserts.
 */
export async function insertUser(db: Db | Tx, user: NewUser): Promise<UserRow | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, identityIndex: identityIndexOf(user.profile) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function updateProfile(
  db: Db | Tx,
  id: string,
  columns: ProfileColumns,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...columns, identityIndex: identityIndexOf(columns.profile), updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

export async function markVerified(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}

export async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
}

/** Sets a verified address. @throws the database's error when another account has the address */
export async function setEmail(tx: Tx, id: string, email: string, now: Date): Promise<void> {
  await tx.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, id));
}

/** Links the Google account and marks the address as verified. Removes the password of an unverified account. */
export async function linkGoogle(tx: Tx, user: UserRow, googleSub: string, now: Date): Promise<UserRow> {
  const verification = user.emailVerifiedAt ? {} : { emailVerifiedAt: now, passwordHash: null };
  const change = { googleSub, updatedAt: now, ...verification };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  return { ...user, ...change };
}

/** Removes all personal data. The new address is unique and cannot receive mail (RFC 2606). */
export async function anonymizeUser(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      fullName: 'AKUN DIHAPUS',
      email: `${id}@${DELETED_DOMAIN}`,
      phoneNumber: null,
      passwordHash: null,
      googleSub: null,
      status: 'deleted',
      emailVerifiedAt: null,
      addreses: null,
      account: null,
      profile: null,
      identityIndex: '',
      updatedAt: now,
    })
    .where(eq(users.id, id));
}
