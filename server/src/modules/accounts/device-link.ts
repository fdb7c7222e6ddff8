import { ApiProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { isActive } from './access.ts';
import { consumeLink, issueLink, type LinkKind } from './mail-link.ts';
import { mailNewDevice } from './mails.ts';
import { type UserRow, userById } from './repository.ts';

const JOB = 'account.device-link';
const DEVICE_LINK: LinkKind = { purpose: 'new-device', lifetimeMinutes: 10 };

/**
 * Mails a link that makes a browser a known device. Above the limit it sends nothing and does not throw, because the
 * response must be the one to a wrong password.
 */
export async function mailDeviceLink(deps: Deps, user: UserRow): Promise<void> {
  try {
    await takePoints(deps, LIMITS.deviceMail, user.id);
  } catch (error) {
    if (error instanceof ApiProblem) return;
    throw error;
  }
  await deps.db.transaction(async (tx) => {
    const token = await issueLink(tx, DEVICE_LINK, user.id, deps.clock());
    await mailNewDevice(deps, tx, user, token);
  });
}

/** A sign-in on a new device that needs a confirmation. `userId` is null for an unknown address. */
type ConfirmedSignIn = { userId: string | null; isPasswordRight: boolean };

/**
 * Queues a job that mails the link if the password was right. The same job is queued for a wrong password and for an unknown
 * account, so that the time of the response does not show which it was.
 */
export const queueDeviceLink = ({ db, jobs }: Deps, signIn: ConfirmedSignIn): Promise<void> =>
  jobs.enqueue(db, JOB, signIn);

/** Registers the job of {@link queueDeviceLink}. */
export function registerDeviceLink(deps: Deps): void {
  deps.jobs.register<ConfirmedSignIn>(JOB, async ({ userId, isPasswordRight }) => {
    const row = isPasswordRight && userId ? await userById(deps.db, userId) : null;
    if (row && isActive(row)) await mailDeviceLink(deps, row);
  });
}

/** Uses up the link and returns the id of its user; null for a link that does not work. */
export const confirmDevice = ({ db, clock }: Deps, token: string): Promise<string | null> =>
  consumeLink(db, DEVICE_LINK, token, clock());
