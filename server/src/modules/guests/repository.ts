import { asc, eq, lt, or } from 'drizzle-orm';
import type { AccountDeletion } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { consultantOrders, guests } from '../../db/schema.ts';

export type GuestRow = typeof guests.$inferSelect;
export type NewGuest = typeof guests.$inferInsert;

export async function insertGuest(db: Db | Tx, guest: NewGuest): Promise<GuestRow> {
  const [row] = await db.insert(guests).values(guest).returning();
  if (!row) throw new Error('The guest was not stored');
  return row;
}

export async function guestByToken(db: Db | Tx, tokenHash: string): Promise<GuestRow | null> {
  const [row] = await db.select().from(guests).where(eq(guests.tokenHash, tokenHash));
  return row ?? null;
}

export async function insertConsultantRequest(
  db: Db | Tx,
  request: typeof consultantOrders.$inferInsert,
): Promise<void> {
  await db.insert(consultantOrders).values(request);
}

export const consultantRequestsOf = (
  db: Db | Tx,
  userId: string,
): Promise<(typeof consultantOrders.$inferSelect)[]> =>
  db
    .select()
    .from(consultantOrders)
    .where(eq(consultantOrders.userId, userId))
    .orderBy(asc(consultantOrders.createdAt), asc(consultantOrders.id));

/**
 * Deletes the account's requests for a consultant. If the account's e-mail address is verified, also deletes all requests
 * and guests with this address.
 */
export async function removeContactData(
  tx: Tx,
  { userId, email, isEmailVerified }: AccountDeletion,
): Promise<void> {
  const hasSameEmail = isEmailVerified ? eq(consultantOrders.email, email) : undefined;
  await tx.delete(consultantOrders).where(or(eq(consultantOrders.userId, userId), hasSameEmail));
  if (isEmailVerified) await tx.delete(guests).where(eq(guests.email, email));
}

/** Deletes guests and requests for a consultant that were created before `before`. */
export async function removeContactDataBefore(db: Db, before: Date): Promise<void> {
  await db.delete(guests).where(lt(guests.createdAt, before));
  await db.delete(consultantOrders).where(lt(consultantOrders.createdAt, before));
}
