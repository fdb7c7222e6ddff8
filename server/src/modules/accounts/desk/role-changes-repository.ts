import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { deskRoleChanges } from '../../../db/schema.ts';
import { isUuid } from '../../../db/uuid.ts';

export type RoleChangeRow = typeof deskRoleChanges.$inferSelect;

/** Returns the open changes, the oldest first. */
export const openRoleChanges = (db: Db | Tx): Promise<RoleChangeRow[]> =>
  db
    .select()
    .from(deskRoleChanges)
    .where(eq(deskRoleChanges.outcome, 'open'))
    .orderBy(asc(deskRoleChanges.proposedAt));

export async function findRoleChange(db: Db | Tx, id: string): Promise<RoleChangeRow | null> {
  const [row] = isUuid(id) ? await db.select().from(deskRoleChanges).where(eq(deskRoleChanges.id, id)) : [];
  return row ?? null;
}

/** Inserts an open change; returns null when another change of the person is open. */
export async function insertRoleChange(
  tx: Tx,
  change: typeof deskRoleChanges.$inferInsert,
): Promise<RoleChangeRow | null> {
  const [row] = await tx.insert(deskRoleChanges).values(change).onConflictDoNothing().returning();
  return row ?? null;
}

type Decision = { outcome: 'applied' | 'declined'; decidedBy: string | null; decidedAt: Date };

/** Stores the decision on an open change. */
export async function decideRoleChange(tx: Tx, id: string, decision: Decision): Promise<RoleChangeRow> {
  const [row] = await tx
    .update(deskRoleChanges)
    .set(decision)
    .where(and(eq(deskRoleChanges.id, id), eq(deskRoleChanges.outcome, 'open')))
    .returning();
  if (!row) throw new Error('The change of roles is not open');
  return row;
}

/** Declines the open change of a person, if there is one. */
export async function declineOpenChange(tx: Tx, userId: string, decision: Decision): Promise<void> {
  await tx
    .update(deskRoleChanges)
    .set(decision)
    .where(and(eq(deskRoleChanges.userId, userId), eq(deskRoleChanges.outcome, 'open')));
}
