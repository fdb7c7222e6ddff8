import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db, Tx } from '../db/client.ts';
import { preparedQuery } from '../db/prepared.ts';
import { sessions, users } from '../db/schema.ts';
import type { Deps, Session } from '../deps.ts';
import { type DeviceNames, UNKNOWN_DEVICE } from './device-names.ts';
import { announceSessionEnd, announceSessionsEnd } from './realtime/announce.ts';

export type { Session } from '../deps.ts';

const HOUR = 3_600_000;
/** A session ends this many hours after its last use. */
const SESSION_HOURS = 12;
/** A session ends this many days after its start, even if it is used. */
const MAX_SESSION_DAYS = 7;
const MAX_TOKEN_LENGTH = 200;
/** Statuses of accounts whose sessions are not valid. */
const STATUSES_WITHOUT_SESSION = ['inactive', 'deleted'];
/** Minimum milliseconds between two extensions of a session, so that not every request writes. */
const EXTENSION_INTERVAL_MS = 10 * 60_000;

/** Returns the SHA-256 in hex, which is stored in place of the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Returns an opaque token: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Starts a session on a device; returns its token, of which only the hash is stored. */
export async function openSession(
  db: Db | Tx,
  userId: string,
  now: Date,
  { browser, os, deviceId = null }: DeviceNames & { deviceId?: string | null } = UNKNOWN_DEVICE,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR);
  const times = { createdAt: now, authenticatedAt: now, lastSeenAt: now, expiresAt };
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, deviceId, browser, os, ...times });
  return token;
}

export async function closeSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await announceSessionEnd(db, tokenHash);
}

/** Ends every session of the account, on all devices. */
export async function closeSessionsOf(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await announceSessionsEnd(db, userId);
}

/** Every request with a token executes this query. */
const sessionRows = preparedQuery('session_by_token', (db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      status: users.status,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      authenticatedAt: sessions.authenticatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

async function findSession({ db, clock }: Deps, token: string): Promise<Session | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = await sessionRows(db, { tokenHash, now });
  if (!row || STATUSES_WITHOUT_SESSION.includes(row.status) || (row.role !== 'member' && row.role !== 'desk'))
    return null;
  if (now.getTime() - row.lastSeenAt.getTime() > EXTENSION_INTERVAL_MS) {
    // `latestEnd` limits `expiresAt` here, so that the query above needs no second condition.
    const latestEnd = row.createdAt.getTime() + MAX_SESSION_DAYS * 24 * HOUR;
    const expiresAt = new Date(Math.min(now.getTime() + SESSION_HOURS * HOUR, latestEnd));
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }
  const { userId, role, createdAt, authenticatedAt } = row;
  return { userId, role, tokenHash, createdAt, authenticatedAt };
}

/**
 * Returns the session of the `access_token` header [Q4], or null. A found session is stored for the rest of the
 * request.
 */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (request.session) return request.session;
  const token = request.headers.access_token;
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) return null;
  request.session = await findSession(request.server.deps, token);
  return request.session;
}

export const sessionPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('session', null);
  },
  { name: 'session' },
);
