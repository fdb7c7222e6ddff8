import type { DeskQueue } from './desk-queues.ts';

/** The lists of which a person can save views: the queues, and the audit log. */
export type ViewList = DeskQueue | 'audit';

/** Maximum number of saved views of a person, of all queues together. */
export const MAX_VIEWS = 20;

const OWNER_FILTER = ['owner'] as const;
/**
 * The filters of a saved view of each list, as they are in the address of the list's screen. A view has no period, because
 * its days pass. Without schemas, so that a list of the desk stays small.
 */
export const FILTERS_OF_QUEUE: Readonly<Record<ViewList, readonly string[]>> = {
  orders: ['status', 'line', 'q'],
  claims: ['state', 'line', 'q'],
  policies: OWNER_FILTER,
  contacts: OWNER_FILTER,
  payments: OWNER_FILTER,
  messages: OWNER_FILTER,
  audit: ['actor', 'event', 'q', 'subject'],
};
