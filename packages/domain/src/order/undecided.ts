import { ORDER_TRANSITIONS, type OrderStatus } from '../status/order.ts';

/** Undecided orders that a member may have until the e-mail is verified, because it may belong to another person [Q34]. */
export const UNDECIDED_WHILE_UNVERIFIED = 2;

/** Whether the insurer has not decided, or has sent the order back. */
export const isOrderUndecided = (status: OrderStatus): boolean => ORDER_TRANSITIONS[status].length > 0;

/** Whether a member with these orders has to verify the e-mail before another order. */
export const mustVerifyFirst = (statuses: readonly OrderStatus[]): boolean =>
  statuses.filter(isOrderUndecided).length >= UNDECIDED_WHILE_UNVERIFIED;
