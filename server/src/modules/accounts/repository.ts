import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { mailTokens, users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<UserRow, 'fullName' | 'email' | 'phoneNumber' | 'passwordHash'> & Partial<UserRow>;
export type ProfileColumns = Pick<UserRow, 'fullName' | 'phoneNumber' | 'addreses' | 'account' | 'profile'>;

export async function userById(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function userByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function userByPhone(db: Db | Tx, phoneNumber: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.phoneNumber, phoneNumber));
  return row ?? null;
}

/** Null when e-mail or phone already belong to an account, also one that is being made at this moment. */
export async function insertUser(db: Db | Tx, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
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
    .set({ ...columns, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

type MailToken = { tokenHash: string; userId: string; purpose: string; createdAt: Date; expiresAt: Date };

export async function insertMailToken(db: Db | Tx, token: MailToken): Promise<void> {
  await db.insert(mailTokens).values(token);
}

/** Uses the token up; null when it is unknown, used or expired. Of two at once one wins. */
export async function useMailToken(
  db: Db | Tx,
  tokenHash: string,
  purpose: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: mailTokens.userId });
  return row?.userId ?? null;
}

export async function markVerified(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}
