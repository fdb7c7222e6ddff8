import type { Staff } from '@naungan/api/desk-shapes';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema.ts';

export const staffColumns = { id: users.id, fullName: users.fullName };
const isActiveStaff = and(eq(users.role, 'desk'), eq(users.status, 'active'));

/** Returns the active accounts of the staff, by name. */
export const listStaff = (db: Db | Tx): Promise<Staff[]> =>
  db.select(staffColumns).from(users).where(isActiveStaff).orderBy(asc(users.fullName), asc(users.id));

/** Returns an active account of the staff, or null. */
export async function findStaff(db: Db | Tx, id: string): Promise<Staff | null> {
  const [row] = await db
    .select(staffColumns)
    .from(users)
    .where(and(eq(users.id, id), isActiveStaff));
  return row ?? null;
}
