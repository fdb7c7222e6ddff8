import type { DeskRole } from '@naungan/domain/desk-roles';
import { throwProblem } from '../../../api-problem.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps, Session } from '../../../deps.ts';
import { sendInvitation } from './invitation.ts';
import { mailRoleProposal, mailRolesChanged, mailSoleDecision } from './mails.ts';
import {
  findPerson,
  hasOtherSupervisor,
  lockPeople,
  otherSupervisors,
  type PersonRow,
  savePerson,
  setStatus,
} from './people-repository.ts';
import {
  decideRoleChange,
  findRoleChange,
  insertRoleChange,
  type RoleChangeRow,
} from './role-changes-repository.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Days in which a former supervisor still counts as the second person. Otherwise a supervisor could disable the others and
 * then change roles alone.
 */
const FORMER_SUPERVISOR_DAYS = 7;

const LAST_SUPERVISOR_MESSAGE = 'Ini satu-satunya supervisor. Tunjuk supervisor lain terlebih dahulu';
const NOTHING_CHANGES_MESSAGE = 'Peran ini sudah berlaku';
const OPEN_CHANGE_MESSAGE = 'Perubahan peran orang ini masih menunggu persetujuan';
const DECIDED_MESSAGE = 'Perubahan ini sudah diputuskan';
const OWN_PROPOSAL_MESSAGE = 'Usul Anda sendiri harus disetujui supervisor lain';

export type Assignment = { roles: DeskRole[]; insurerId: string | null };

/** Returns the time since when a former supervisor still counts as the second person. */
export const secondPersonSince = (now: Date): Date =>
  new Date(now.getTime() - FORMER_SUPERVISOR_DAYS * DAY_MS);

/** @throws ApiProblem CONFLICT when no other supervisor is left */
export function requireRemainingSupervisor(others: readonly unknown[]): void {
  if (others.length === 0) throwProblem('CONFLICT', LAST_SUPERVISOR_MESSAGE);
}

const isSupervisor = ({ status, roles }: PersonRow) => status === 'active' && roles.includes('supervisor');

async function requireSupervisorAfter(tx: Tx, person: PersonRow, { roles }: Assignment): Promise<void> {
  if (isSupervisor(person) && !roles.includes('supervisor'))
    requireRemainingSupervisor(await otherSupervisors(tx, person.id));
}

/** Gives the person the roles of the change; a person without an active account is invited. */
async function applyChange(
  deps: Deps,
  tx: Tx,
  change: RoleChangeRow,
  decidedBy: string | null,
): Promise<RoleChangeRow> {
  const person = (await findPerson(tx, change.userId)) ?? throwProblem('NOT_FOUND');
  const { roles, insurerId } = change;
  await requireSupervisorAfter(tx, person, { roles, insurerId });
  const now = deps.clock();
  const losesSupervisor = isSupervisor(person) && !roles.includes('supervisor');
  await savePerson(tx, person.id, { roles, insurerId, ...(losesSupervisor ? { supervisorUntil: now } : {}) });
  if (person.status === 'active') await mailRolesChanged(deps, tx, person, roles);
  else {
    await setStatus(tx, person.id, { status: 'invited', updatedAt: now });
    await sendInvitation(deps, tx, { ...person, roles });
  }
  return decideRoleChange(tx, change.id, { outcome: 'applied', decidedBy, decidedAt: now });
}

const isSameSet = (a: readonly DeskRole[], b: readonly DeskRole[]) =>
  a.length === b.length && a.every((role) => b.includes(role));

/**
 * Proposes roles. A sole supervisor's proposal is applied at once, and the broker's office gets a mail.
 * @throws ApiProblem NOT_FOUND, CONFLICT
 */
export async function proposeRoles(
  deps: Deps,
  tx: Tx,
  session: Session,
  { personId, roles, insurerId }: Assignment & { personId: string },
): Promise<RoleChangeRow> {
  const person = (await findPerson(tx, personId)) ?? throwProblem('NOT_FOUND');
  const isSame = isSameSet(person.roles, roles) && person.insurerId === insurerId;
  if (isSame && person.status !== 'inactive') return throwProblem('CONFLICT', NOTHING_CHANGES_MESSAGE);
  await requireSupervisorAfter(tx, person, { roles, insurerId });
  const now = deps.clock();
  const change = await insertRoleChange(tx, {
    userId: person.id,
    fromRoles: person.roles,
    fromInsurerId: person.insurerId,
    roles,
    insurerId,
    proposedBy: session.userId,
    proposedAt: now,
  });
  if (!change) return throwProblem('CONFLICT', OPEN_CHANGE_MESSAGE);
  const proposer = (await findPerson(tx, session.userId))?.fullName ?? '';
  const details = { proposer, person, roles };
  if (await hasOtherSupervisor(tx, session.userId, secondPersonSince(now))) {
    await mailRoleProposal(deps, tx, await otherSupervisors(tx, session.userId), details);
    return change;
  }
  await mailSoleDecision(deps, tx, details);
  return applyChange(deps, tx, change, null);
}

async function requireOpen(tx: Tx, id: string): Promise<RoleChangeRow> {
  await lockPeople(tx);
  const change = (await findRoleChange(tx, id)) ?? throwProblem('NOT_FOUND');
  return change.outcome === 'open' ? change : throwProblem('CONFLICT', DECIDED_MESSAGE);
}

/**
 * Applies an open change. The supervisor who proposed it may do so only when there is no other supervisor.
 * @throws ApiProblem NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const confirmRoleChange = (deps: Deps, session: Session, id: string): Promise<RoleChangeRow> =>
  deps.db.transaction(async (tx) => {
    const change = await requireOpen(tx, id);
    const isOwn = change.proposedBy === session.userId;
    if (isOwn && (await hasOtherSupervisor(tx, session.userId, secondPersonSince(deps.clock()))))
      return throwProblem('FORBIDDEN', OWN_PROPOSAL_MESSAGE);
    return applyChange(deps, tx, change, isOwn ? null : session.userId);
  });

/** Closes an open change without effect. @throws ApiProblem NOT_FOUND, CONFLICT */
export const declineRoleChange = (deps: Deps, session: Session, id: string): Promise<RoleChangeRow> =>
  deps.db.transaction(async (tx) => {
    const change = await requireOpen(tx, id);
    return decideRoleChange(tx, change.id, {
      outcome: 'declined',
      decidedBy: session.userId,
      decidedAt: deps.clock(),
    });
  });
