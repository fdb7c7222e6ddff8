import type { Limit } from '../../core/limits.ts';

const HOUR = 3_600;
/** Copies of the data, of one account. */
export const DATA_LIMIT: Limit = { name: 'member-data', points: 20, seconds: HOUR };
/** Passwords tried to delete an account: as many as to sign in. */
export const DELETION_LIMIT: Limit = { name: 'deletion', points: 10, seconds: 900 };
