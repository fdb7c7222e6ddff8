import type { DeskQueue } from './desk-queues.ts';

/** Maximum number of saved views of a person, of all queues together. */
export const MAX_VIEWS = 20;

const OWNER_FILTER = ['owner'] as const;
/** The filters of each queue, as they are in the address of its screen. Without schemas, so that a list of the desk stays small. */
export const FILTERS_OF_QUEUE: Readonly<Record<DeskQueue, readonly string[]>> = {
  orders: ['status', 'line', 'q'],
  claims: ['state', 'line', 'q'],
  policies: OWNER_FILTER,
  contacts: OWNER_FILTER,
  payments: OWNER_FILTER,
  messages: OWNER_FILTER,
};
