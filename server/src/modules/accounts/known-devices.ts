import { randomUUID } from 'node:crypto';
import { API_BASE } from '@naungan/api/routes';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceNamesOf } from '../../core/device-names.ts';
import { openSession } from '../../core/session.ts';
import { readLink, writeLink } from '../../core/signed-link.ts';
import type { Db, Tx } from '../../db/client.ts';
import { knownDevices } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Cookie with the signed id of a browser in which a user has signed in. Scripts cannot read it. */
export const DEVICE_COOKIE = 'known_device';
const YEAR_SECONDS = 31_536_000;

const cookieKind = ({ config }: Pick<Deps, 'config'>) => ({
  purpose: 'known-device',
  payloadSchema: z.object({ d: z.uuid() }),
  secret: config.SECRET,
});

/** Returns the id in the request's cookie; null without a cookie, and for a forged one. */
export function deviceIdOf(deps: Pick<Deps, 'config'>, { cookies }: FastifyRequest): string | null {
  const cookie = cookies[DEVICE_COOKIE];
  return (cookie && readLink(cookieKind(deps), cookie)?.d) || null;
}

/** Returns whether the user has signed in on this device, and has not revoked the device since. */
export async function isKnownDevice(db: Db, deviceId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.userId, userId)));
  return rows.length > 0;
}

/** A request that may open a session, and its reply, which gets the cookie of the device. */
export type SignInCall = { deps: Deps; request: FastifyRequest; reply: FastifyReply };

/** Makes the request's browser a known device of the user, and sets its cookie for another year. */
export async function rememberDevice({ deps, request, reply }: SignInCall, userId: string): Promise<void> {
  const deviceId = deviceIdOf(deps, request) ?? randomUUID();
  const now = deps.clock();
  await deps.db
    .insert(knownDevices)
    .values({ deviceId, userId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceId, knownDevices.userId], set: { lastUsedAt: now } });
  reply.setCookie(DEVICE_COOKIE, writeLink(cookieKind(deps), { d: deviceId }), {
    httpOnly: true,
    sameSite: 'strict',
    path: `${API_BASE}/`,
    maxAge: YEAR_SECONDS,
    secure: deps.config.PUBLIC_URL.startsWith('https://'),
  });
}

/** Opens a session and makes the browser a known device; returns the session's token. */
export async function openDeviceSession(call: SignInCall, userId: string): Promise<string> {
  const { deps, request } = call;
  await rememberDevice(call, userId);
  return openSession(deps.db, userId, deps.clock(), deviceNamesOf(request.headers));
}

/** Revokes all known devices of the user: the next sign-in on each counts as a sign-in on a new device. */
export async function forgetDevices(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Removes devices whose cookie has expired. */
export async function removeUnusedDevices(db: Db, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - YEAR_SECONDS * 1_000);
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, yearAgo));
}
