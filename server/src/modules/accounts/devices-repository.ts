import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { knownDevices } from '../../db/schema.ts';

/** The lifetime of the device's cookie. */
const YEAR_MS = 31_536_000_000;

/** Returns whether the user has signed in on this device, and has not revoked the device since. */
export async function isKnownDevice(db: Db, deviceId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.userId, userId)));
  return rows.length > 0;
}

/** Stores a known device of the user, or the time of its new sign-in. */
export async function storeDevice(
  db: Db | Tx,
  { deviceId, userId }: { deviceId: string; userId: string },
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ deviceId, userId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceId, knownDevices.userId], set: { lastUsedAt: now } });
}

/** Revokes a known device of the user. */
export async function forgetDevice(db: Db | Tx, deviceId: string, userId: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.userId, userId)));
}

/** Revokes all known devices of the user: the next sign-in on each counts as a sign-in on a new device. */
export async function forgetDevices(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Removes devices whose cookie has expired. */
export async function removeUnusedDevices(db: Db, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - YEAR_MS);
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, yearAgo));
}
