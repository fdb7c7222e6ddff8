import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noteAudit } from '../../core/audit-log.ts';
import { cookieAttributes, cookieName } from '../../core/cookie-name.ts';
import { deviceNamesOf } from '../../core/device-names.ts';
import { secretsOf } from '../../core/secrets.ts';
import { closeSession, openSession, sessionOf } from '../../core/session.ts';
import { readLink, writeLink } from '../../core/signed-link.ts';
import type { Deps } from '../../deps.ts';
import { storeDevice } from './devices-repository.ts';

/** Cookie with the signed id of a browser in which a user has signed in. Scripts cannot read it. */
export const DEVICE_COOKIE = 'known_device';
const YEAR_SECONDS = 31_536_000;

const cookieKind = ({ config }: Pick<Deps, 'config'>) => ({
  purpose: 'known-device',
  payloadSchema: z.object({ d: z.uuid() }),
  secrets: secretsOf(config),
});

/** Returns the id in the request's cookie; null without a cookie, and for a forged one. */
export function deviceIdOf(deps: Pick<Deps, 'config'>, { cookies }: FastifyRequest): string | null {
  const cookie = cookies[cookieName(deps.config, DEVICE_COOKIE)];
  return (cookie && readLink(cookieKind(deps), cookie)?.d) || null;
}

/** A request that may open a session, and its reply, which gets the cookie of the device. */
export type SignInCall = { deps: Deps; request: FastifyRequest; reply: FastifyReply };

/** Makes the request's browser a known device of the user, and sets its cookie for another year. Returns its id. */
export async function rememberDevice({ deps, request, reply }: SignInCall, userId: string): Promise<string> {
  noteAudit(request, { subjectType: 'user', subjectId: userId });
  const deviceId = deviceIdOf(deps, request) ?? randomUUID();
  await storeDevice(deps.db, { deviceId, userId }, deps.clock());
  reply.setCookie(cookieName(deps.config, DEVICE_COOKIE), writeLink(cookieKind(deps), { d: deviceId }), {
    ...cookieAttributes(deps.config),
    sameSite: 'strict',
    maxAge: YEAR_SECONDS,
  });
  return deviceId;
}

/** Ends the session whose token the request of a sign-in carries: a new token replaces it. */
export async function endFormerSession({
  deps,
  request,
}: Pick<SignInCall, 'deps' | 'request'>): Promise<void> {
  const session = await sessionOf(request);
  if (session) await closeSession(deps.db, session.tokenHash);
}

/** Opens a session and makes the browser a known device; returns the session's token. */
export async function openDeviceSession(call: SignInCall, userId: string): Promise<string> {
  const { deps, request } = call;
  await endFormerSession(call);
  const deviceId = await rememberDevice(call, userId);
  return openSession(deps.db, userId, deps.clock(), { ...deviceNamesOf(request.headers), deviceId });
}
