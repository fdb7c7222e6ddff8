import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { passkeys } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Returns the passkeys of the user, the oldest first. */
export const passkeysOf = (db: Db | Tx, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

export async function passkeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Inserts a passkey; returns null when its credential is stored already. */
export async function insertPasskey(
  tx: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Stores the number of signatures and the time of a use. */
export async function markPasskeyUsed(tx: Tx, id: string, counter: number, now: Date): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsedAt: now })
    .where(eq(passkeys.id, id));
}

/** Removes a passkey of the user; returns false when the user has no such passkey. */
export async function deletePasskey(tx: Tx, id: string, userId: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
