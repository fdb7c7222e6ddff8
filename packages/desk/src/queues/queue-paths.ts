import type { CountedEntry } from '@naungan/api/desk-queues';

/** The screen of each queue. */
export const QUEUE_PATHS: Readonly<Record<CountedEntry, string>> = {
  orders: '/orders',
  claims: '/claims',
  policies: '/policies',
  contacts: '/contacts',
  payments: '/payments',
  messages: '/messages',
  proposals: '/proposals',
};
