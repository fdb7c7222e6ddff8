import { DESK_QUEUES, type DeskQueue } from '@naungan/api/desk-queues';
import { type DeskPermission, permissionsOf } from '@naungan/domain/desk-roles';
import type { Session } from '../../deps.ts';

/** The permission that each queue requires. */
const PERMISSION_OF_QUEUE: Readonly<Record<DeskQueue, DeskPermission>> = {
  orders: 'orders.read',
  claims: 'claims.read',
  policies: 'policies.deliver',
  contacts: 'contacts.work',
  payments: 'payments.handle',
  messages: 'claims.reply',
};

/** Returns whether a person at the desk has a permission. */
export const hasPermission = ({ roles, insurerId }: Session, permission: DeskPermission): boolean =>
  permissionsOf({ roles, isInsurerStaff: insurerId !== null }).includes(permission);

/** Returns the queues that a person at the desk may see. */
export const permittedQueues = (desk: Session): DeskQueue[] =>
  DESK_QUEUES.filter((queue) => hasPermission(desk, PERMISSION_OF_QUEUE[queue]));
