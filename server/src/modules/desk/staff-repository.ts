import type { Staff } from '@naungan/api/desk-shapes';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deskPeople, users } from '../../db/schema.ts';
import type { Session } from '../../deps.ts';

export const staffColumns = { id: users.id, fullName: users.fullName };
const isActiveStaff = and(eq(users.role, 'desk'), eq(users.status, 'active'));

/** Selects the active accounts of the staff; for staff of an insurer, only the insurer's. */
const selectStaff = (db: Db | Tx, { insurerId }: DeskScope, condition?: SQL) =>
  db
    .select(staffColumns)
    .from(users)
    .leftJoin(deskPeople, eq(deskPeople.userId, users.id))
    .where(
      and(isActiveStaff, insurerId === null ? undefined : eq(deskPeople.insurerId, insurerId), condition),
    )
    .orderBy(asc(users.fullName), asc(users.id));

/** Returns the active colleagues of a person at the desk, by name. */
export const listStaff = (db: Db | Tx, scope: DeskScope): Promise<Staff[]> => selectStaff(db, scope);

/** A colleague with what decides about the colleague's access. */
export type Colleague = { staff: Staff } & Pick<Session, 'roles' | 'insurerId'>;

/** Returns an active colleague of a person at the desk, or null. */
export async function findStaff(db: Db | Tx, scope: DeskScope, id: string): Promise<Colleague | null> {
  const [staff] = await selectStaff(db, scope, eq(users.id, id));
  if (!staff) return null;
  const [person] = await db.select().from(deskPeople).where(eq(deskPeople.userId, id));
  return { staff, roles: person?.roles ?? [], insurerId: person?.insurerId ?? null };
}
