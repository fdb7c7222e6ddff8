import { createHash, randomBytes } from 'node:crypto';
import type { RouteName } from '@naungan/api/routes';
import { DESK_IDLE_MINUTES } from '@naungan/domain/desk-roles';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db, Tx } from '../db/client.ts';
import { preparedQuery } from '../db/prepared.ts';
import { deskPeople, sessions, users } from '../db/schema.ts';
import type { Deps, Session } from '../deps.ts';
import { type DeviceNames, UNKNOWN_DEVICE } from './device-names.ts';
import { announceSessionEnd, announceSessionsEnd } from './realtime/announce.ts';

export type { Session } from '../deps.ts';

const HOUR = 3_600_000;
/** A member's session ends this many hours after its last use, a session at the desk this many hours after its start. */
const SESSION_HOURS = 12;
/** A member's session ends this many days after its start, even if it is used. */
const MAX_SESSION_DAYS = 7;
const MAX_TOKEN_LENGTH = 200;
/** Statuses of accounts whose sessions are not valid. */
const STATUSES_WITHOUT_SESSION = ['invited', 'inactive', 'deleted'];
/** Minimum milliseconds between two extensions of a session, so that not every request writes. */
const EXTENSION_INTERVAL_MS = { member: 10 * 60_000, desk: 30_000 };
const DESK_IDLE_MS = DESK_IDLE_MINUTES * 60_000;
/** Header of requests that a page of the desk sends without its user. They do not prolong the session. */
const BACKGROUND_HEADER = 'x-background';
/** Calls that open pages repeat on their own. */
const BACKGROUND_CALLS: readonly (RouteName | undefined)[] = ['deskPresence', 'deskLeave'];

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
      roles: deskPeople.roles,
      insurerId: deskPeople.insurerId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(deskPeople, eq(deskPeople.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number];

/** Stores the use of a session, and prolongs it if it is a member's. */
async function prolong(db: Db, tokenHash: string, { role, createdAt }: SessionRow, now: Date): Promise<void> {
  // `latestEnd` limits `expiresAt` here, so that the query above needs no second condition.
  const latestEnd = createdAt.getTime() + MAX_SESSION_DAYS * 24 * HOUR;
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_HOURS * HOUR, latestEnd));
  const change = { lastSeenAt: now, ...(role === 'member' ? { expiresAt } : {}) };
  await db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
}

async function findSession(
  { db, clock }: Deps,
  token: string,
  isBackground: boolean,
): Promise<Session | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = await sessionRows(db, { tokenHash, now });
  if (!row || STATUSES_WITHOUT_SESSION.includes(row.status) || (row.role !== 'member' && row.role !== 'desk'))
    return null;
  const idleMs = now.getTime() - row.lastSeenAt.getTime();
  if (row.role === 'desk' && idleMs > DESK_IDLE_MS) return null;
  const isWaiting = row.role === 'desk' && isBackground;
  if (idleMs > EXTENSION_INTERVAL_MS[row.role] && !isWaiting) await prolong(db, tokenHash, row, now);
  const { userId, role, createdAt, authenticatedAt, roles, insurerId } = row;
  return { userId, role, tokenHash, createdAt, authenticatedAt, roles: roles ?? [], insurerId };
}

/**
 * Returns the session of the `access_token` header [Q4], or null. A found session is stored for the rest of the
 * request.
 */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (request.session) return request.session;
  const token = request.headers.access_token;
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) return null;
  const isBackground =
    request.headers[BACKGROUND_HEADER] === '1' ||
    BACKGROUND_CALLS.includes(request.routeOptions.config.call?.name);
  request.session = await findSession(request.server.deps, token, isBackground);
  return request.session;
}

export const sessionPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('session', null);
  },
  { name: 'session' },
);
