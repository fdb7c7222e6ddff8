import { ApiProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { consumeLink, issueLink, type LinkKind } from './mail-link.ts';
import { mailNewDevice } from './mails.ts';
import type { UserRow } from './repository.ts';

const DEVICE_LINK: LinkKind = { purpose: 'new-device', lifetimeMinutes: 60 };

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

/** Uses up the link and returns the id of its user; null for a link that does not work. */
export const confirmDevice = ({ db, clock }: Deps, token: string): Promise<string | null> =>
  consumeLink(db, DEVICE_LINK, token, clock());
