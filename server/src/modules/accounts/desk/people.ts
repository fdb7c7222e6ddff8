import type { DeskPerson, RoleChange } from '@naungan/api/desk-people';
import type { InvitePersonForm, RolesForm } from '@naungan/domain/desk-roles/form';
import { throwProblem } from '../../../api-problem.ts';
import { closeSessionsOf } from '../../../core/session.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps, Session } from '../../../deps.ts';
import { forgetDevices } from '../devices-repository.ts';
import { deletePasskeysOf } from '../passkeys-repository.ts';
import { insertUser } from '../repository.ts';
import { endMailTokens } from '../token-repository.ts';
import { sendInvitation } from './invitation.ts';
import {
  factsOfPeople,
  findPerson,
  hasOtherSupervisor,
  INVITATION_PURPOSE,
  type Insurer,
  listInsurers,
  listPeople,
  lockPeople,
  otherSupervisors,
  type PersonFacts,
  type PersonRow,
  releaseTasksOf,
  savePerson,
  saveRecoveryCodes,
  setStatus,
} from './people-repository.ts';
import { proposeRoles, requireRemainingSupervisor, secondPersonSince } from './role-changes.ts';
import { declineOpenChange, openRoleChanges, type RoleChangeRow } from './role-changes-repository.ts';
import { secondFactorsOf } from './second-factor.ts';

const EMAIL_TAKEN_MESSAGE = 'Email ini sudah dipakai akun lain';
const UNKNOWN_INSURER_MESSAGE = 'Perusahaan asuransi tidak dikenal';
const NOT_INVITED_MESSAGE = 'Orang ini tidak sedang menunggu undangan';

const companyOf = (insurers: readonly Insurer[], insurerId: string | null) =>
  insurers.find(({ id }) => id === insurerId) ?? null;

function toPerson(person: PersonRow, facts: PersonFacts, insurers: readonly Insurer[]): DeskPerson {
  const { id, fullName, email, status, roles, insurerId } = person;
  return {
    id,
    fullName,
    email,
    status: status as DeskPerson['status'],
    roles,
    insurer: companyOf(insurers, insurerId),
    secondFactors: secondFactorsOf(person, facts.passkeys),
    lastSeenAt: facts.lastSeenAt?.toISOString() ?? null,
    invitationExpiresAt: facts.invitationExpiresAt?.toISOString() ?? null,
  };
}

type ChangeContext = {
  people: readonly PersonRow[];
  insurers: readonly Insurer[];
  session: Session;
  needsSecondPerson: boolean;
};

function toRoleChange(row: RoleChangeRow, context: ChangeContext): RoleChange {
  const { people, insurers, session, needsSecondPerson } = context;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.fullName ?? '';
  const person = people.find(({ id }) => id === row.userId);
  const isOpen = row.outcome === 'open';
  return {
    id: row.id,
    person: { id: row.userId, fullName: person?.fullName ?? '', email: person?.email ?? '' },
    from: { roles: row.fromRoles, insurer: companyOf(insurers, row.fromInsurerId) },
    to: { roles: row.roles, insurer: companyOf(insurers, row.insurerId) },
    proposedBy: { id: row.proposedBy, fullName: nameOf(row.proposedBy) },
    proposedAt: row.proposedAt.toISOString(),
    outcome: row.outcome,
    decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, fullName: nameOf(row.decidedBy) },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayConfirm: isOpen && (row.proposedBy !== session.userId || !needsSecondPerson),
  };
}

async function loadContext({ clock }: Deps, db: Db | Tx, session: Session): Promise<ChangeContext> {
  const needsSecondPerson = await hasOtherSupervisor(db, session.userId, secondPersonSince(clock()));
  return { people: await listPeople(db), insurers: await listInsurers(db), session, needsSecondPerson };
}

/** Returns a change of roles for the caller. */
export const describeRoleChange = async (
  deps: Deps,
  session: Session,
  row: RoleChangeRow,
): Promise<RoleChange> => toRoleChange(row, await loadContext(deps, deps.db, session));

/** Returns an account of the desk. @throws ApiProblem NOT_FOUND */
export async function describePerson({ db, clock }: Deps, id: string): Promise<DeskPerson> {
  const person = (await findPerson(db, id)) ?? throwProblem('NOT_FOUND');
  const facts = await factsOfPeople(db, clock());
  return toPerson(person, facts(person.id), await listInsurers(db));
}

/** Returns all accounts of the desk, the open changes of roles, and the insurers. */
export async function describePeople(deps: Deps, session: Session) {
  const { db, clock } = deps;
  const context = await loadContext(deps, db, session);
  const facts = await factsOfPeople(db, clock());
  return {
    people: context.people.map((person) => toPerson(person, facts(person.id), context.insurers)),
    changes: (await openRoleChanges(db)).map((row) => toRoleChange(row, context)),
    insurers: [...context.insurers],
    needsSecondPerson: context.needsSecondPerson,
  };
}

/** Returns the insurer's id by its code. @throws ApiProblem INVALID */
async function insurerIdOf(db: Db | Tx, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const insurer = (await listInsurers(db)).find((company) => company.code === code);
  return (
    insurer?.id ??
    throwProblem('INVALID', UNKNOWN_INSURER_MESSAGE, [{ path: 'insurer', message: UNKNOWN_INSURER_MESSAGE }])
  );
}

/** Creates an account without roles and proposes its roles. @throws ApiProblem INVALID, CONFLICT */
export const invitePerson = (deps: Deps, session: Session, form: InvitePersonForm): Promise<RoleChangeRow> =>
  deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    const insurerId = await insurerIdOf(tx, form.insurer);
    const now = deps.clock();
    const { email, fullName } = form;
    const user = await insertUser(tx, { email, fullName, role: 'desk', status: 'invited', createdAt: now });
    if (!user) return throwProblem('CONFLICT', EMAIL_TAKEN_MESSAGE);
    await savePerson(tx, user.id, { roles: [] });
    return proposeRoles(deps, tx, session, { personId: user.id, roles: form.roles, insurerId });
  });

/** Proposes other roles for a person. @throws ApiProblem NOT_FOUND, INVALID, CONFLICT */
export const changeRoles = (
  deps: Deps,
  session: Session,
  personId: string,
  form: RolesForm,
): Promise<RoleChangeRow> =>
  deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    const insurerId = await insurerIdOf(tx, form.insurer);
    return proposeRoles(deps, tx, session, { personId, roles: form.roles, insurerId });
  });

/** Mails a new invitation. @throws ApiProblem NOT_FOUND, CONFLICT */
export const resendInvitation = (deps: Deps, personId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    const person = (await findPerson(tx, personId)) ?? throwProblem('NOT_FOUND');
    if (person.status !== 'invited' || person.roles.length === 0)
      return throwProblem('CONFLICT', NOT_INVITED_MESSAGE);
    await sendInvitation(deps, tx, person);
  });

/**
 * Disables an account at once: ends its sessions, and removes password, second factors and links.
 * @throws ApiProblem NOT_FOUND, CONFLICT
 */
export const disablePerson = (deps: Deps, session: Session, personId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    const person = (await findPerson(tx, personId)) ?? throwProblem('NOT_FOUND');
    const now = deps.clock();
    const { id } = person;
    const isSupervisor = person.status === 'active' && person.roles.includes('supervisor');
    if (isSupervisor) requireRemainingSupervisor(await otherSupervisors(tx, id));
    await setStatus(tx, id, { status: 'inactive', passwordHash: null, updatedAt: now });
    await savePerson(tx, id, {
      totpSecret: null,
      totpStep: null,
      ...(isSupervisor ? { supervisorUntil: now } : {}),
    });
    await deletePasskeysOf(tx, id);
    await saveRecoveryCodes(tx, id, [], now);
    await endMailTokens(tx, id, INVITATION_PURPOSE, now);
    await declineOpenChange(tx, id, { outcome: 'declined', decidedBy: session.userId, decidedAt: now });
    await forgetDevices(tx, id);
    await releaseTasksOf(tx, id);
    await closeSessionsOf(tx, id);
  });
