import { change } from '@naungan/api/realtime-messages';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';

/** Channel of PostgreSQL's NOTIFY on which processes tell each other what sockets must know. */
export const REALTIME_CHANNEL = 'realtime';

const realtimeEvent = z.discriminatedUnion('tell', [
  z.object({ tell: z.literal('change'), userId: z.string(), change }),
  z.object({ tell: z.literal('session-ended'), tokenHash: z.string() }),
  z.object({ tell: z.literal('sessions-ended'), userId: z.string() }),
]);
export type RealtimeEvent = z.output<typeof realtimeEvent>;
type Change = z.input<typeof change>;

const notify = async (db: Db | Tx, event: RealtimeEvent): Promise<void> => {
  await db.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${JSON.stringify(event)})`);
};

/** An event as received; null for those of another version of this program. */
export function parseEvent(payload: string): RealtimeEvent | null {
  try {
    return realtimeEvent.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/**
 * Tells the pages that the member has open that something of theirs changed. The database delivers it when the
 * transaction commits and forgets it when it does not, so pages never hear of a change that was rolled back.
 */
export const announce = (tx: Tx, userId: string, changed: Change): Promise<void> =>
  notify(tx, { tell: 'change', userId, change: changed });

/** Disconnects the sockets of a session that has ended, in every process. */
export const announceSessionEnd = (db: Db | Tx, tokenHash: string): Promise<void> =>
  notify(db, { tell: 'session-ended', tokenHash });

/** Disconnects all sockets of an account whose sessions have ended. */
export const announceSessionsEnd = (db: Db | Tx, userId: string): Promise<void> =>
  notify(db, { tell: 'sessions-ended', userId });
