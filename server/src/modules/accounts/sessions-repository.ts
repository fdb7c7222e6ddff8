import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { announceSessionEnd } from '../../core/realtime/announce.ts';
import { hashToken, newToken } from '../../core/session.ts';
import type { Db, Tx } from '../../db/client.ts';
import { sessions } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';

export type OpenSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'tokenHash' | 'browser' | 'os' | 'createdAt' | 'lastSeenAt'
>;

/** Returns the user's sessions that have not ended, the latest used first. */
export const openSessions = (db: Db, userId: string, now: Date): Promise<OpenSession[]> =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      browser: sessions.browser,
      os: sessions.os,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));

/** Ends a session of the user; returns its device, or null when the user has no such session. */
export async function closeSessionById(
  tx: Tx,
  id: string,
  userId: string,
): Promise<{ deviceId: string | null } | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ tokenHash: sessions.tokenHash, deviceId: sessions.deviceId });
  if (!row) return null;
  await announceSessionEnd(tx, row.tokenHash);
  return row;
}

/** Ends all sessions of the user except the one with this hash. */
export async function closeOtherSessions(tx: Tx, userId: string, tokenHash: string): Promise<void> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash });
  for (const row of rows) await announceSessionEnd(tx, row.tokenHash);
}

/**
 * Stores that the user has proved the identity in this session, and replaces its token: the former token ends, also its sockets. Returns
 * the new token; null if the session has ended or another proof has replaced the token first.
 */
export async function renewSession(db: Db | Tx, tokenHash: string, now: Date): Promise<string | null> {
  const token = newToken();
  const rows = await db
    .update(sessions)
    .set({ tokenHash: hashToken(token), authenticatedAt: now, lastSeenAt: now })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  if (rows.length === 0) return null;
  await announceSessionEnd(db, tokenHash);
  return token;
}
