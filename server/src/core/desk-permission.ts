import { type DeskRouteName, PERMISSION_OF_CALL } from '@naungan/api/desk-permissions';
import { type DeskPermission, hasPermission } from '@naungan/domain/desk-roles';
import type { NoteSubject, TaskSubject } from '../db/schema.ts';
import type { Session } from './session.ts';

type Person = Pick<Session, 'roles' | 'insurerId'>;

const isPermitted = ({ roles, insurerId }: Person, permission: DeskPermission): boolean =>
  hasPermission({ roles, isInsurerStaff: insurerId !== null }, permission);

/** Returns whether the roles of a person at the desk permit a call. */
export const isCallPermitted = (person: Person, call: DeskRouteName): boolean =>
  isPermitted(person, PERMISSION_OF_CALL[call]);

/**
 * The permission to work on the tasks, notes and pages of each kind of record, in addition to the permission of the call:
 * notes about a claim may contain what only staff of claims may read.
 */
const PERMISSION_OF_SUBJECT: Readonly<Record<TaskSubject | NoteSubject, DeskPermission>> = {
  order: 'orders.read',
  policy: 'policies.deliver',
  claim: 'claims.read',
  member: 'customers.read',
  guest: 'contacts.work',
  consultation: 'contacts.work',
  offline: 'contacts.work',
  payment: 'payments.handle',
};

/** Returns whether the roles of a person at the desk cover the kind of record in a path; true for an unknown kind. */
export function isSubjectPermitted(person: Person, subject: string | undefined): boolean {
  const permissions: Readonly<Record<string, DeskPermission>> = PERMISSION_OF_SUBJECT;
  const permission = subject !== undefined && Object.hasOwn(permissions, subject) && permissions[subject];
  return !permission || isPermitted(person, permission);
}
