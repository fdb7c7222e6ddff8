import { ApiProblem } from '../../api-problem.ts';
import { cookieAttributes, cookieName } from '../../core/cookie-name.ts';
import { takePoints } from '../../core/limits.ts';
import { hashToken, newToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { isActive } from './access.ts';
import type { SignInCall } from './known-devices.ts';
import { consumeLink, issueLink, type LinkKind } from './mail-link.ts';
import { mailNewDevice } from './mails.ts';
import { type UserRow, userById } from './repository.ts';

const JOB = 'account.device-link';
const DEVICE_LINK: LinkKind = { purpose: 'new-device', lifetimeMinutes: 10 };

/** Cookie with the secret of a sign-in that needs a confirmation: its link works only in this browser. */
export const DEVICE_REQUEST_COOKIE = 'device_request';
const REQUEST_SECONDS = 10 * 60;

/** Binds the link that may be mailed to the browser of this sign-in. Returns the hash of the browser's secret. */
export function startDeviceRequest({ deps: { config }, reply }: Pick<SignInCall, 'deps' | 'reply'>): string {
  const secret = newToken();
  reply.setCookie(cookieName(config, DEVICE_REQUEST_COOKIE), secret, {
    ...cookieAttributes(config),
    // The link of a mail opens the page from another site; the call of this page is then of this site.
    sameSite: 'strict',
    maxAge: REQUEST_SECONDS,
  });
  return hashToken(secret);
}

/**
 * Mails a link that makes a browser a known device. Above the limit it sends nothing and does not throw, because the
 * response must be the one to a wrong password.
 */
export async function mailDeviceLink(deps: Deps, user: UserRow, requestHash: string): Promise<void> {
  try {
    await takePoints(deps, LIMITS.deviceMail, user.id);
  } catch (error) {
    if (error instanceof ApiProblem) return;
    throw error;
  }
  await deps.db.transaction(async (tx) => {
    const token = await issueLink(tx, DEVICE_LINK, user.id, deps.clock(), { boundTo: requestHash });
    await mailNewDevice(deps, tx, user, token);
  });
}

/** A sign-in on a new device that needs a confirmation. `userId` is null for an unknown address. */
type ConfirmedSignIn = { userId: string | null; isPasswordRight: boolean; requestHash: string };

/**
 * Queues a job that mails the link if the password was right. The same job is queued for a wrong password and for an unknown
 * account, so that the time of the response does not show which it was.
 */
export const queueDeviceLink = ({ db, jobs }: Deps, signIn: ConfirmedSignIn): Promise<void> =>
  jobs.enqueue(db, JOB, signIn);

/** Registers the job of {@link queueDeviceLink}. */
export function registerDeviceLink(deps: Deps): void {
  deps.jobs.register<ConfirmedSignIn>(JOB, async ({ userId, isPasswordRight, requestHash }) => {
    const row = isPasswordRight && userId ? await userById(deps.db, userId) : null;
    if (row && isActive(row)) await mailDeviceLink(deps, row, requestHash);
  });
}

/** Uses up the link and returns the id of its user; null for a link that does not work, or not in this browser. */
export async function confirmDevice(
  { deps: { config, db, clock }, request, reply }: SignInCall,
  token: string,
): Promise<string | null> {
  const name = cookieName(config, DEVICE_REQUEST_COOKIE);
  const secret = request.cookies[name];
  if (!secret) return null;
  const userId = await consumeLink(db, DEVICE_LINK, token, clock(), hashToken(secret));
  if (userId) reply.clearCookie(name, cookieAttributes(config));
  return userId;
}
