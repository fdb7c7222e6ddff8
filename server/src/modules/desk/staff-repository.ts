import type { Staff } from '@naungan/api/desk-shapes';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deskPeople, users } from '../../db/schema.ts';
import type { Session } from '../../deps.ts';

export const staffColumns = { id: users.id, fullName: users.fullName };
const isActiveStaff = and(eq(users.role, 'desk'), eq(users.status, 'active'));

/** A colleague with what decides about the colleague's access. */
export type Colleague = { staff: Staff } & Pick<Session, 'roles' | 'insurerId'>;

/** Returns the active accounts of the staff, by name; for staff of an insurer, only the insurer's. */
async function selectStaff(db: Db | Tx, { insurerId }: DeskScope, condition?: SQL): Promise<Colleague[]> {
  const rows = await db
    .select({ staff: staffColumns, roles: deskPeople.roles, insurerId: deskPeople.insurerId })
    .from(users)
    .leftJoin(deskPeople, eq(deskPeople.userId, users.id))
    .where(
      and(isActiveStaff, insurerId === null ? undefined : eq(deskPeople.insurerId, insurerId), condition),
    )
    .orderBy(asc(users.fullName), asc(users.id));
  return rows.map(({ roles, ...row }) => ({ ...row, roles: roles ?? [] }));
}

/** Returns the active colleagues of a person at the desk, by name. */
export const listStaff = (db: Db | Tx, scope: DeskScope): Promise<Colleague[]> => selectStaff(db, scope);

/** Returns an active colleague of a person at the desk, or null. */
export async function findStaff(db: Db | Tx, scope: DeskScope, id: string): Promise<Colleague | null> {
  const [colleague] = await selectStaff(db, scope, eq(users.id, id));
  return colleague ?? null;
}
