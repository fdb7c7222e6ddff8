import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { issueLink, linkOwner, useLink, VERIFICATION_LINK } from './mail-link.ts';
import { mailVerification } from './mails.ts';
import { markVerified, type UserRow, userById } from './repository.ts';

/** Mails a verification link, which leads on to `next`; older ones end. */
export async function sendVerification(deps: Deps, tx: Tx, user: UserRow, next?: string): Promise<void> {
  const token = await issueLink(tx, VERIFICATION_LINK, user.id, deps.clock());
  await mailVerification(deps, tx, user, next ? `${token}?next=${encodeURIComponent(next)}` : token);
}

/** Mails a new link, which leads on to `next`; false when the address is verified already. */
export async function resendVerification(deps: Deps, userId: string, next?: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const user = await userById(tx, userId);
    if (!user || user.emailVerifiedAt) return false;
    await sendVerification(deps, tx, user, next);
    return true;
  });
}

/**
 * False when the link is unknown, superseded or too old. Opened again after the address is verified, which people and
 * mail programs do, it still says so.
 */
export async function verifyEmail({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const userId = await useLink(tx, VERIFICATION_LINK, token, now);
    if (userId) {
      await markVerified(tx, userId, now);
      return true;
    }
    const link = await linkOwner(tx, VERIFICATION_LINK, token, now);
    const owner = link && (await userById(tx, link.userId));
    return Boolean(owner?.emailVerifiedAt);
  });
}
