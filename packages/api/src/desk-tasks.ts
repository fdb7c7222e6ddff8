/** What the staff work on and write notes about. Without schemas, so that a page of the desk stays small. */

/** The kinds of records in the desk's queues. */
export const TASK_SUBJECTS = [
  'order',
  'claim',
  'policy',
  'guest',
  'consultation',
  'offline',
  'payment',
] as const;
/** The kinds of records that the staff write notes about. */
export const NOTE_SUBJECTS = ['order', 'claim', 'member', 'guest', 'consultation', 'offline'] as const;

/** The record of the notes about a task; the task of a printed policy has the id of its order. */
export const NOTES_OF_TASK = {
  order: 'order',
  claim: 'claim',
  policy: 'order',
  guest: 'guest',
  consultation: 'consultation',
  offline: 'offline',
  payment: null,
} as const satisfies Record<(typeof TASK_SUBJECTS)[number], (typeof NOTE_SUBJECTS)[number] | null>;

export const MAX_NOTE_LENGTH = 4_000;
