import { type CountedEntry, DESK_QUEUES, type DeskQueue } from '@naungan/api/desk-queues';
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

/** The permissions of the work in a queue; a person who only reads its records has none of them. */
const WORK_PERMISSIONS: Readonly<Record<CountedEntry, readonly DeskPermission[]>> = {
  orders: ['orders.decide'],
  claims: ['claims.decide', 'claims.pay'],
  policies: ['policies.deliver'],
  contacts: ['contacts.work'],
  messages: ['claims.reply'],
  payments: ['payments.handle'],
  proposals: ['proposals.decide'],
};

/** The permission to decide on a record that returned from its customer. */
const DECISION_OF_QUEUE = { orders: 'orders.decide', claims: 'claims.decide' } as const;

/** Returns whether a person at the desk has a permission. */
export const hasPermission = ({ roles, insurerId }: Session, permission: DeskPermission): boolean =>
  permissionsOf({ roles, isInsurerStaff: insurerId !== null }).includes(permission);

/** Returns the entries of the menu in which a person at the desk works. */
export const workEntries = (desk: Session): CountedEntry[] =>
  ([...DESK_QUEUES, 'proposals'] as const).filter((entry) =>
    WORK_PERMISSIONS[entry].some((permission) => hasPermission(desk, permission)),
  );

/** Returns the queues on whose records a person at the desk decides. */
export const decidedQueues = (desk: Session): DeskQueue[] =>
  (['orders', 'claims'] as const).filter((queue) => hasPermission(desk, DECISION_OF_QUEUE[queue]));

/** Returns the queues that a person at the desk may see. */
export const permittedQueues = (desk: Session): DeskQueue[] =>
  DESK_QUEUES.filter((queue) => hasPermission(desk, PERMISSION_OF_QUEUE[queue]));
