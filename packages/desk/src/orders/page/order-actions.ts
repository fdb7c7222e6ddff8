import type { DeskOrderDetail } from '@naungan/api/desk';

const ORDER_ACTIONS = ['approve', 'revise', 'reject', 'dispatch', 'receive'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Returns the actions that the server allows now, the usual one first. */
export const orderActions = ({ desk }: Pick<DeskOrderDetail, 'desk'>): OrderAction[] =>
  ORDER_ACTIONS.filter(
    (action) => desk.actions.includes(action) && (action !== 'revise' || desk.revisable.length > 0),
  );
