import { ORDER_TRANSITIONS, type OrderStatus } from '../status/order.ts';

/** Maximum number of undecided orders of a member with an unverified e-mail address, which may belong to another person [Q34]. */
export const MAX_UNDECIDED_IF_UNVERIFIED = 2;

/** Returns whether the insurer has not yet approved or rejected the order. */
export const isOrderUndecided = (status: OrderStatus): boolean => ORDER_TRANSITIONS[status].length > 0;

/** Returns whether a member with orders of these statuses must have a verified e-mail address to place another order. */
export const mustVerifyEmail = (statuses: readonly OrderStatus[]): boolean =>
  statuses.filter(isOrderUndecided).length >= MAX_UNDECIDED_IF_UNVERIFIED;
