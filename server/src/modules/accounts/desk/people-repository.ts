import { and, asc, count, eq, gt, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import {
  deskPeople,
  deskRecoveryCodes,
  deskTasks,
  insurers,
  mailTokens,
  passkeys,
  sessions,
  users,
} from '../../../db/schema.ts';
import { isUuid } from '../../../db/uuid.ts';

/** Purpose of the mailed links with which people accept an invitation. */
export const INVITATION_PURPOSE = 'desk-invitation';

type UserColumns = Pick<typeof users.$inferSelect, 'id' | 'fullName' | 'email' | 'status'>;
type PersonColumns = Omit<typeof deskPeople.$inferSelect, 'userId'>;
/** An account of the desk. */
export type PersonRow = UserColumns & PersonColumns;

const personColumns = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  status: users.status,
  roles: sql<PersonColumns['roles']>`coalesce(${deskPeople.roles}, '{}')`.mapWith(deskPeople.roles),
  insurerId: deskPeople.insurerId,
  totpSecret: deskPeople.totpSecret,
  totpStep: deskPeople.totpStep,
  supervisorUntil: deskPeople.supervisorUntil,
};

const selectPeople = (db: Db | Tx, condition?: SQL) =>
  db
    .select(personColumns)
    .from(users)
    .leftJoin(deskPeople, eq(deskPeople.userId, users.id))
    .where(and(eq(users.role, 'desk'), ne(users.status, 'deleted'), condition))
    .orderBy(asc(users.fullName), asc(users.email));

/** Returns all accounts of the desk by name. */
export const listPeople = (db: Db | Tx): Promise<PersonRow[]> => selectPeople(db);

export async function findPerson(db: Db | Tx, id: string): Promise<PersonRow | null> {
  const [row] = isUuid(id) ? await selectPeople(db, eq(users.id, id)) : [];
  return row ?? null;
}

/** Makes other transactions that change accounts of the desk wait until this transaction ends. */
export async function lockPeople(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk-people', 0))`);
}

export async function savePerson(tx: Tx, id: string, change: Partial<PersonColumns>): Promise<void> {
  await tx
    .insert(deskPeople)
    .values({ userId: id, ...change })
    .onConflictDoUpdate({ target: deskPeople.userId, set: change });
}

export async function setStatus(
  tx: Tx,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

const isSupervisor = sql`'supervisor' = any(${deskPeople.roles})`;

/** Returns the active supervisors, except the person with this id. */
export const otherSupervisors = (db: Db | Tx, exceptId: string): Promise<PersonRow[]> =>
  selectPeople(db, and(ne(users.id, exceptId), eq(users.status, 'active'), isSupervisor) as SQL);

/** Returns whether another person is an active supervisor, or was a supervisor after `since`. */
export async function hasOtherSupervisor(db: Db | Tx, exceptId: string, since: Date): Promise<boolean> {
  const rows = await selectPeople(
    db,
    and(
      ne(users.id, exceptId),
      or(and(eq(users.status, 'active'), isSupervisor), gt(deskPeople.supervisorUntil, since)),
    ),
  ).limit(1);
  return rows.length > 0;
}

/**
 * Stores the time step of an accepted code; returns false when this or a later step was stored before. Of two
 * simultaneous calls, only one returns true.
 */
export async function spendTotpStep(db: Db | Tx, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(deskPeople)
    .set({ totpStep: step })
    .where(and(eq(deskPeople.userId, userId), or(isNull(deskPeople.totpStep), lt(deskPeople.totpStep, step))))
    .returning({ userId: deskPeople.userId });
  return rows.length > 0;
}

/** Deletes a recovery code; returns false when the person has no such code. */
export async function spendRecoveryCode(db: Db | Tx, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(deskRecoveryCodes)
    .where(and(eq(deskRecoveryCodes.userId, userId), eq(deskRecoveryCodes.codeHash, codeHash)))
    .returning({ userId: deskRecoveryCodes.userId });
  return rows.length > 0;
}

export const countRecoveryCodes = (db: Db | Tx, userId: string): Promise<number> =>
  db.$count(deskRecoveryCodes, eq(deskRecoveryCodes.userId, userId));

/** Replaces the person's recovery codes. */
export async function saveRecoveryCodes(tx: Tx, userId: string, hashes: string[], now: Date): Promise<void> {
  await tx.delete(deskRecoveryCodes).where(eq(deskRecoveryCodes.userId, userId));
  if (hashes.length > 0)
    await tx
      .insert(deskRecoveryCodes)
      .values(hashes.map((codeHash) => ({ codeHash, userId, createdAt: now })));
}

/** Releases the tasks of a person who leaves, so that others can take them. */
export async function releaseTasksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(deskTasks).where(eq(deskTasks.ownerId, userId));
}

/** What a list of people shows of each account, by the account's id. */
export type PersonFacts = { passkeys: number; lastSeenAt: Date | null; invitationExpiresAt: Date | null };

/** Returns the number of passkeys, the last use of a session, and the end of the open invitation of each person. */
export async function factsOfPeople(db: Db | Tx, now: Date): Promise<(id: string) => PersonFacts> {
  const passkeyRows = await db
    .select({ userId: passkeys.userId, passkeys: count() })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), eq(users.role, 'desk')))
    .groupBy(passkeys.userId);
  const sessionRows = await db
    .select({ userId: sessions.userId, lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, 'desk')))
    .groupBy(sessions.userId);
  const invitationRows = await db
    .select({ userId: mailTokens.userId, expiresAt: max(mailTokens.expiresAt) })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.purpose, INVITATION_PURPOSE),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .groupBy(mailTokens.userId);
  const passkeyCounts = new Map(passkeyRows.map((row) => [row.userId, row.passkeys]));
  const lastSeen = new Map(sessionRows.map((row) => [row.userId, row.lastSeenAt]));
  const invitations = new Map(invitationRows.map((row) => [row.userId, row.expiresAt]));
  return (id) => ({
    passkeys: passkeyCounts.get(id) ?? 0,
    lastSeenAt: lastSeen.get(id) ?? null,
    invitationExpiresAt: invitations.get(id) ?? null,
  });
}

/** Returns when the link with this hash expires; null for an unknown link. */
export async function invitationExpiry(db: Db | Tx, tokenHash: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, INVITATION_PURPOSE)));
  return row?.expiresAt ?? null;
}

export type Insurer = { id: string; code: string; companyName: string };

/** Returns the insurers by name. */
export const listInsurers = (db: Db | Tx): Promise<Insurer[]> =>
  db
    .select({ id: insurers.id, code: insurers.code, companyName: insurers.companyName })
    .from(insurers)
    .orderBy(asc(insurers.companyName));
