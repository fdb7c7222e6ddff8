import { maskedName } from '@naungan/domain/account';
import type { ResetForm } from '@naungan/domain/account/form';
import { recoveryForm } from '@naungan/domain/account/form';
import { closeSessionsOf } from '../../core/session.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { maySignIn } from './access.ts';
import { forgetDevices } from './devices-repository.ts';
import { consumeLink, issueLink, linkOwner, RESET_LINK } from './mail-link.ts';
import { mailPasswordChanged, mailReset } from './mails.ts';
import { hashPassword, requireUnguessable } from './password.ts';
import { markVerified, setPassword, type UserRow, userByEmail, userById } from './repository.ts';

/** Returns the address in the form that accounts store, or null for an invalid address [1 §5.6]. */
export function recoveryEmail(text: string): string | null {
  const parsed = recoveryForm.safeParse({ email: text });
  return parsed.success ? parsed.data.email : null;
}

async function recoverableUser(db: Db | Tx, email: string): Promise<UserRow | null> {
  const row = await userByEmail(db, email);
  return row && maySignIn(row) ? row : null;
}

/** Returns the masked name of an account [Q8, Q33]; null when no account that may sign in has this address. */
export async function findAccount({ db }: Deps, email: string): Promise<string | null> {
  const row = await recoverableUser(db, email);
  return row && maskedName(row.fullName);
}

/** Mails a link for setting a new password; returns false when no account that may sign in has the address. */
export async function sendReset(deps: Deps, email: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await recoverableUser(tx, email);
    if (!row) return false;
    const token = await issueLink(tx, RESET_LINK, row.id, deps.clock());
    await mailReset(deps, tx, row, token);
    return true;
  });
}

/** Returns whether the link can set a password. The link stays usable. */
export async function isResetLinkValid({ db, clock }: Deps, token: string): Promise<boolean> {
  const link = await linkOwner(db, RESET_LINK, token, clock());
  const row = link?.isUsable ? await userById(db, link.userId) : null;
  return row !== null && maySignIn(row);
}

/**
 * Sets the password and ends every session of the account. Verifies the address too, because the link came by
 * mail. Revokes the account's known devices. Returns the account, or null when the link does not work.
 * @throws ApiProblem INVALID for a breached password
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  { newPassord }: ResetForm,
): Promise<UserRow | null> {
  requireUnguessable(deps, 'newPassord', newPassord);
  const passwordHash = await hashPassword(newPassord);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const userId = await consumeLink(tx, RESET_LINK, token, now);
    const row = userId ? await userById(tx, userId) : null;
    if (!row || !maySignIn(row)) return null;
    await setPassword(tx, row.id, passwordHash, now);
    await markVerified(tx, row.id, now);
    await closeSessionsOf(tx, row.id);
    await forgetDevices(tx, row.id);
    await mailPasswordChanged(deps, tx, row);
    return row;
  });
}
