import { eq } from 'drizzle-orm';
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

export async function insertConsultantOrder(
  db: Db | Tx,
  order: typeof consultantOrders.$inferInsert,
): Promise<void> {
  await db.insert(consultantOrders).values(order);
}
