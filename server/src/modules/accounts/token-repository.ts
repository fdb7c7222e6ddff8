import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { mailTokens, spentNonces } from '../../db/schema.ts';

type MailToken = {
  tokenHash: string;
  userId: string;
  purpose: string;
  newEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/** The user of a link, and the new address for a change of e-mail. */
export type LinkTarget = { userId: string; newEmail: string | null };

export async function insertMailToken(tx: Tx, token: MailToken): Promise<void> {
  await tx.insert(mailTokens).values(token);
}

/** Makes the user's links of this purpose invalid by marking them as used. */
export async function endMailTokens(tx: Tx, userId: string, purpose: string, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
}

/**
 * Marks the token as used and returns its target; null when the token is unknown, used, replaced or expired. Only
 * one of two simultaneous calls succeeds.
 */
export async function consumeMailToken(
  db: Db | Tx,
  tokenHash: string,
  purpose: string,
  now: Date,
): Promise<LinkTarget | null> {
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
    .returning({ userId: mailTokens.userId, newEmail: mailTokens.newEmail });
  return row ?? null;
}

/** Returns the id of the link's user, and whether the link is unused; null for an unknown or expired link. */
export async function mailTokenOwner(
  db: Db | Tx,
  tokenHash: string,
  purpose: string,
  now: Date,
): Promise<{ userId: string; isUsable: boolean } | null> {
  const [row] = await db
    .select({ userId: mailTokens.userId, usedAt: mailTokens.usedAt })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, now),
      ),
    );
  return row ? { userId: row.userId, isUsable: row.usedAt === null } : null;
}

export async function removeMailTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}

/**
 * Marks the nonce as spent; returns false when it was spent before. Of two simultaneous calls, only one returns true.
 */
export async function spendNonce(tx: Tx, nonceHash: string, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(spentNonces)
    .values({ nonceHash, expiresAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/**
 * Removes expired links and nonces. A used verification link stays until it expires, so that it can be opened again.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  await db.delete(spentNonces).where(lt(spentNonces.expiresAt, now));
}
