import { type DeskRouteName, PERMISSION_OF_CALL } from '@naungan/api/desk-permissions';
import { hasPermission } from '@naungan/domain/desk-roles';
import type { Session } from './session.ts';

/** Returns whether the roles of a person at the desk permit a call. */
export const isCallPermitted = (
  { roles, insurerId }: Pick<Session, 'roles' | 'insurerId'>,
  call: DeskRouteName,
): boolean => hasPermission({ roles, isInsurerStaff: insurerId !== null }, PERMISSION_OF_CALL[call]);
