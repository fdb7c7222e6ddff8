import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db, Tx } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import type { Deps, Session } from '../deps.ts';
import { announceSessionEnd, announceSessionsEnd } from './realtime/announce.ts';

export type { Session } from '../deps.ts';

const HOUR = 3_600_000;
/** A session ends this long after it was last used, */
const SESSION_HOURS = 12;
/** and this long after it began, however much it is used. */
const LONGEST_DAYS = 7;
/** Accounts whose sessions ended with them. */
const BARRED = ['inactive', 'deleted'];
/** Not every request writes: the end moves on at most this often. */
const TOUCH_AFTER = 10 * 60_000;

/** SHA-256 in hex: what is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** An opaque token of 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Starts a session; answers its token, which is stored nowhere. */
export async function openSession(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR);
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now, expiresAt });
  return token;
}

export async function closeSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await announceSessionEnd(db, tokenHash);
}

/** Ends every session of the account, in all its devices. */
export async function closeSessionsOf(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await announceSessionsEnd(db, userId);
}

async function findSession({ db, clock }: Deps, token: string): Promise<Session | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      userId: users.id,
      role: users.role,
      status: users.status,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row || BARRED.includes(row.status) || (row.role !== 'member' && row.role !== 'desk')) return null;
  const end = row.createdAt.getTime() + LONGEST_DAYS * 24 * HOUR;
  if (now.getTime() >= end) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_AFTER) {
    const expiresAt = new Date(Math.min(now.getTime() + SESSION_HOURS * HOUR, end));
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { userId: row.userId, role: row.role, tokenHash, createdAt: row.createdAt };
}

/** The session of the `access_token` header [Q4], or null. Looked up once a request. */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (request.session) return request.session;
  const token = request.headers.access_token;
  if (typeof token !== 'string' || token === '' || token.length > 200) return null;
  request.session = await findSession(request.server.deps, token);
  return request.session;
}

export const sessionPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('session', null);
  },
  { name: 'session' },
);
