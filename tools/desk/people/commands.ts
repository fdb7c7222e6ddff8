import type { ChangedPerson, DeskPeople, DeskPerson, RoleChange } from '@naungan/api/desk-people';
import { DESK_ROLES, type DeskRole } from '@naungan/domain/desk-roles';
import { type DeskClient, DeskError } from '../client.ts';
import {
  type DeskAction,
  type DeskCommands,
  type Options,
  rejectFurtherWords,
  requireValue,
  UsageError,
} from '../command.ts';

type Assignment = { roles: readonly DeskRole[]; insurer: { code: string } | null };

const assignmentText = ({ roles, insurer }: Assignment): string =>
  [roles.join(',') || 'no role', insurer && `insurer ${insurer.code}`].filter(Boolean).join(' ');

const personLine = (person: DeskPerson): string =>
  [
    person.email,
    person.fullName,
    person.status,
    assignmentText(person),
    person.secondFactors.join(',') || 'no second factor',
  ].join('  ');

const changeLine = ({ id, person, from, to, proposedBy }: RoleChange): string =>
  `${id}  ${person.email}  ${assignmentText(from)} → ${assignmentText(to)}  proposed by ${proposedBy.fullName}`;

function rolesOf({ role }: Options): DeskRole[] {
  const names = requireValue(role, '--role')
    .split(',')
    .map((name) => name.trim());
  const unknownName = names.find((name) => !DESK_ROLES.some((known) => known === name));
  if (unknownName !== undefined)
    throw new UsageError(`The role "${unknownName}" is not one of: ${DESK_ROLES.join(', ')}.`);
  return DESK_ROLES.filter((known) => names.includes(known));
}

async function requirePerson(desk: DeskClient, email: string): Promise<DeskPerson> {
  const { people } = await desk<DeskPeople>('deskPeople');
  const person = people.find((candidate) => candidate.email === email.trim().toLowerCase());
  if (!person) throw new DeskError(`No staff account has the address ${email}.`);
  return person;
}

function changeText({ person, change }: ChangedPerson): string {
  const roles = assignmentText(change.to);
  if (change.outcome === 'open')
    return `${person.email}: ${roles} waits for another supervisor: npm run desk -- people confirm ${change.id}`;
  return person.status === 'invited'
    ? `${person.email}: ${roles}. The invitation was mailed.`
    : `${person.email}: ${roles}.`;
}

const list: DeskAction = async ({ desk }) => {
  const { people, changes } = await desk<DeskPeople>('deskPeople');
  const open = changes.length > 0 ? ['', 'Changes that wait for another supervisor:'] : [];
  return [...people.map(personLine), ...open, ...changes.map(changeLine)].join('\n');
};

const add = (email: string, options: Options): DeskAction => {
  const fullName = requireValue(options.name, '--name');
  const body = { email, fullName, roles: rolesOf(options), insurer: options.insurer ?? null };
  return async ({ desk }) => changeText(await desk<ChangedPerson>('deskInvitePerson', { body }));
};

const changeRole = (email: string, options: Options): DeskAction => {
  const body = { roles: rolesOf(options), insurer: options.insurer ?? null };
  return async ({ desk }) => {
    const { id } = await requirePerson(desk, email);
    return changeText(await desk<ChangedPerson>('deskChangeRoles', { id, body }));
  };
};

const callForPerson =
  (call: 'deskDisablePerson' | 'deskResendInvitation', email: string): DeskAction =>
  async ({ desk }) => {
    const { id } = await requirePerson(desk, email);
    return personLine(await desk<DeskPerson>(call, { id }));
  };

const decide =
  (call: 'deskConfirmRoleChange' | 'deskDeclineRoleChange', id: string): DeskAction =>
  async ({ desk }) => {
    const change = await desk<RoleChange>(call, { id });
    return `${change.person.email}: ${assignmentText(change.to)} is ${change.outcome}.`;
  };

export const peopleCommands: DeskCommands = {
  usage: `  people list
  people add <email> --name "full name" --role ${DESK_ROLES.join('|')}[,role] [--insurer code]
  people invite <email>
  people role <email> --role role[,role] [--insurer code]
  people disable <email>
  people confirm <change>
  people decline <change>`,
  notes:
    'people manages the accounts of staff. invite mails a new link. A change of roles waits for another supervisor, if there is one: confirm or decline it.',
  options: ['name', 'role', 'insurer'],
  commands: {
    people([action, subject, ...words], options) {
      rejectFurtherWords(words);
      if (action === 'list') return list;
      const email = () => requireValue(subject, 'The e-mail address');
      if (action === 'add') return add(email(), options);
      if (action === 'role') return changeRole(email(), options);
      if (action === 'invite') return callForPerson('deskResendInvitation', email());
      if (action === 'disable') return callForPerson('deskDisablePerson', email());
      const change = () => requireValue(subject, 'The change');
      if (action === 'confirm') return decide('deskConfirmRoleChange', change());
      if (action === 'decline') return decide('deskDeclineRoleChange', change());
      throw new UsageError('people needs list, add, invite, role, disable, confirm or decline.');
    },
  },
};
