import type { NewPasswordForm } from '@naungan/domain/account/form';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { errorCode } from '../../core/error-code.ts';
import { takePoints } from '../../core/limits.ts';
import { closeSessionsOf } from '../../core/session.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps, Session } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { maySignIn } from './access.ts';
import { mailAccountChanged, mailEmailConfirmation } from './change-mails.ts';
import { forgetDevice, forgetDevices } from './devices-repository.ts';
import { consumeTarget, EMAIL_LINK, issueLink, RESET_LINK, VERIFICATION_LINK } from './mail-link.ts';
import { hashPassword, requireUnguessable } from './password.ts';
import { acceptProof, requirePassword, requireRecentProof } from './recent-proof.ts';
import { lockUser, setEmail, setPassword, userByEmail, userById } from './repository.ts';
import { closeOtherSessions, closeSessionById } from './sessions-repository.ts';
import { endMailTokens } from './token-repository.ts';

/** PostgreSQL's code for a value that another row has already. */
const UNIQUE_VIOLATION = '23505';
const SAME_EMAIL_MESSAGE = 'Email ini sudah dipakai akun Anda';

/**
 * Sets a new password, ends all other sessions and forgets all devices. A present password must be in the form; without one, the
 * proof of identity must be recent. Returns the new token of the session.
 * @throws ApiProblem REAUTHENTICATE, INVALID, TOO_MANY
 */
export async function changePassword(
  deps: Deps,
  session: Session,
  { password, currentPassword = '' }: NewPasswordForm & { currentPassword?: string | undefined },
): Promise<string> {
  const hasPassword = (await userById(deps.db, session.userId))?.passwordHash != null;
  if (hasPassword) await requirePassword(deps, session, currentPassword, 'currentPassword');
  else requireRecentProof(deps, session);
  requireUnguessable(deps, 'password', password);
  const passwordHash = await hashPassword(password);
  const { userId, tokenHash } = session;
  return deps.db.transaction(async (tx) => {
    const row = await lockUser(tx, userId);
    if (!row) return throwProblem('UNAUTHORIZED');
    const now = deps.clock();
    await setPassword(tx, userId, passwordHash, now);
    await closeOtherSessions(tx, userId, tokenHash);
    await forgetDevices(tx, userId);
    await endMailTokens(tx, userId, RESET_LINK.purpose, now);
    await mailAccountChanged(deps, tx, row, 'password');
    return acceptProof(deps, tx, session);
  });
}

/**
 * Mails a confirmation to the new address, and a notice to the present one.
 * @throws ApiProblem REAUTHENTICATE, INVALID, CONFLICT, TOO_MANY
 */
export async function requestEmailChange(deps: Deps, session: Session, email: string): Promise<void> {
  requireRecentProof(deps, session);
  await takePoints(deps, LIMITS.emailChange, session.userId);
  await deps.db.transaction(async (tx) => {
    const row = await lockUser(tx, session.userId);
    if (!row) return throwProblem('UNAUTHORIZED');
    if (row.email === email)
      return throwProblem('INVALID', SAME_EMAIL_MESSAGE, [{ path: 'email', message: SAME_EMAIL_MESSAGE }]);
    if (await userByEmail(tx, email)) return throwProblem('CONFLICT', MESSAGES.account.emailTaken);
    const token = await issueLink(tx, EMAIL_LINK, row.id, deps.clock(), { newEmail: email });
    await mailEmailConfirmation(deps, tx, { ...row, email }, token);
    await mailAccountChanged(deps, tx, row, 'email-requested');
  });
}

/**
 * Changes the address by a mailed link. Links that were mailed to the former address become invalid. Returns the new
 * address; null for a link that does not work.
 * @throws ApiProblem CONFLICT when another account has taken the address
 */
export async function confirmEmail(
  deps: Deps,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  try {
    return await deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const target = await consumeTarget(tx, EMAIL_LINK, token, now);
      const row = target && (await lockUser(tx, target.userId));
      if (!row || !target.newEmail || !maySignIn(row)) return null;
      await setEmail(tx, row.id, target.newEmail, now);
      await endMailTokens(tx, row.id, RESET_LINK.purpose, now);
      await endMailTokens(tx, row.id, VERIFICATION_LINK.purpose, now);
      await mailAccountChanged(deps, tx, row, 'email');
      return { userId: row.id, email: target.newEmail };
    });
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    if (errorCode(error) === UNIQUE_VIOLATION || errorCode(cause) === UNIQUE_VIOLATION)
      return throwProblem('CONFLICT', MESSAGES.account.emailTaken);
    throw error;
  }
}

/**
 * Ends one session of the member and forgets its device; returns false when the member has no such session.
 * @throws ApiProblem REAUTHENTICATE
 */
export async function endSession(deps: Deps, session: Session, id: string): Promise<boolean> {
  requireRecentProof(deps, session);
  return deps.db.transaction(async (tx) => {
    const closed = await closeSessionById(tx, id, session.userId);
    if (closed?.deviceId) await forgetDevice(tx, closed.deviceId, session.userId);
    return closed !== null;
  });
}

/**
 * Ends all sessions of a member, forgets all devices and mails the member. Returns false for an unknown id, a deleted account
 * and an account of staff.
 */
export async function endSessionsOf(deps: Deps, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  return deps.db.transaction(async (tx) => {
    const row = await lockUser(tx, userId);
    if (row?.role !== 'member' || row.status === 'deleted') return false;
    await closeSessionsOf(tx, userId);
    await forgetDevices(tx, userId);
    await mailAccountChanged(deps, tx, row, 'signed-out');
    return true;
  });
}

/** Ends all sessions of the member and forgets all devices. @throws ApiProblem REAUTHENTICATE */
export async function endSessions(deps: Deps, session: Session): Promise<void> {
  requireRecentProof(deps, session);
  await endSessionsOf(deps, session.userId);
}
