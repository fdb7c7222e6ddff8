import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { consumeLink, issueLink, linkOwner, VERIFICATION_LINK } from './mail-link.ts';
import { mailVerification } from './mails.ts';
import { markVerified, type UserRow, userById } from './repository.ts';

/** Mails a verification link that redirects to `next`; older links become invalid. */
export async function sendVerification(deps: Deps, tx: Tx, user: UserRow, next?: string): Promise<void> {
  const token = await issueLink(tx, VERIFICATION_LINK, user.id, deps.clock());
  await mailVerification(deps, tx, user, next ? `${token}?next=${encodeURIComponent(next)}` : token);
}

/** Mails a new link that redirects to `next`; returns false when the address is already verified. */
export async function resendVerification(deps: Deps, userId: string, next?: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const user = await userById(tx, userId);
    if (!user || user.emailVerifiedAt) return false;
    await sendVerification(deps, tx, user, next);
    return true;
  });
}

/**
 * Verifies the address of the link's owner. Returns false for an unknown or expired link, and for a link that a newer one
 * has replaced. When the address is already verified, returns true for every link that has not expired, even a used or
 * replaced one, because people and mail programs open links twice.
 */
export async function verifyEmail({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const userId = await consumeLink(tx, VERIFICATION_LINK, token, now);
    if (userId) {
      await markVerified(tx, userId, now);
      return true;
    }
    const link = await linkOwner(tx, VERIFICATION_LINK, token, now);
    const owner = link && (await userById(tx, link.userId));
    return Boolean(owner?.emailVerifiedAt);
  });
}
