import { change } from '@naungan/api/realtime-messages';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';

/** NOTIFY channel on which processes publish events for sockets. */
export const REALTIME_CHANNEL = 'realtime';

/** The events. The field with the kind of event keeps its name, because older processes read it during an update. */
const realtimeEvent = z.discriminatedUnion('tell', [
  z.object({ tell: z.literal('change'), userId: z.string(), change }),
  z.object({ tell: z.literal('link-change'), tokenHash: z.string(), change }),
  z.object({ tell: z.literal('session-ended'), tokenHash: z.string() }),
  z.object({ tell: z.literal('sessions-ended'), userId: z.string() }),
]);
export type RealtimeEvent = z.output<typeof realtimeEvent>;
type Change = z.input<typeof change>;

const notify = async (db: Db | Tx, event: RealtimeEvent): Promise<void> => {
  await db.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${JSON.stringify(event)})`);
};

/** Parses a received event; returns null for an event that only another version of this program knows. */
export function parseEvent(payload: string): RealtimeEvent | null {
  try {
    return realtimeEvent.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/**
 * Notifies the member's open pages of a change. PostgreSQL delivers the event on commit and drops it on rollback,
 * so pages are never notified of a change that was rolled back.
 */
export const announce = (tx: Tx, userId: string, details: Change): Promise<void> =>
  notify(tx, { tell: 'change', userId, change: details });

/** Notifies the pages that were opened by a mailed link, as {@link announce} does. */
export const announceToLink = (tx: Tx, tokenHash: string, details: Change): Promise<void> =>
  notify(tx, { tell: 'link-change', tokenHash, change: details });

/** Disconnects the sockets of an ended session or a revoked link, in every process. */
export const announceSessionEnd = (db: Db | Tx, tokenHash: string): Promise<void> =>
  notify(db, { tell: 'session-ended', tokenHash });

/** Disconnects all sockets of an account after its sessions ended. */
export const announceSessionsEnd = (db: Db | Tx, userId: string): Promise<void> =>
  notify(db, { tell: 'sessions-ended', userId });
