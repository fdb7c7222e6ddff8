import { nameField } from '@naungan/domain/form-field';
import type { Member } from '@naungan/domain/member/record';
import { throwProblem } from '../../api-problem.ts';
import type { DeviceNames } from '../../core/device-names.ts';
import { closeSessionsOf, hashToken, openSession } from '../../core/session.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { recordConsents } from '../consents/service.ts';
import { maySignIn } from './access.ts';
import { forgetDevices } from './devices-repository.ts';
import type { GoogleIdentity } from './google-token.ts';
import { RESET_LINK, VERIFICATION_LINK } from './mail-link.ts';
import { mailGoogleLinked, mailWelcome } from './mails.ts';
import { toMember } from './member.ts';
import * as repository from './repository.ts';
import { endMailTokens, spendNonce } from './token-repository.ts';

/** The nonce of the ID token's request, and the device that signs in. */
type SignInRequest = { nonce: string; device: DeviceNames };
type OpenedSession = { user: Member; access_token: string };
/**
 * `unknown`: no account has this Google account or e-mail address. `no-access`: the account may not sign in.
 * `password-first`: an account has this e-mail address, but the Google sign-in may not open that account: the member must
 * sign in with the password.
 */
export type GoogleSignIn = OpenedSession | 'unknown' | 'no-access' | 'password-first';

/** Message for every token that fails, regardless of the reason. */
export const GOOGLE_FAILED = 'Masuk dengan Google tidak berhasil, silakan coba lagi';

/**
 * Opens a session. Throws if the ID token was used before, which rolls back the transaction.
 * @throws ApiProblem UNAUTHORIZED
 */
async function openGoogleSession(
  { clock }: Deps,
  tx: Tx,
  row: repository.UserRow,
  identity: GoogleIdentity,
  { nonce, device }: SignInRequest,
): Promise<OpenedSession> {
  const isFirstUse = await spendNonce(tx, hashToken(`${identity.sub} ${nonce}`), identity.expiresAt);
  if (!isFirstUse) return throwProblem('UNAUTHORIZED', GOOGLE_FAILED);
  return { user: toMember(row), access_token: await openSession(tx, row.id, clock(), device) };
}

/**
 * Links Google to the account with the same e-mail address. If that address was never verified, the account's
 * password, mailed links, known devices and sessions are removed, because another person may have registered the account.
 */
async function linkGoogleAccount(
  deps: Deps,
  tx: Tx,
  row: repository.UserRow,
  sub: string,
): Promise<repository.UserRow> {
  const now = deps.clock();
  if (!row.emailVerifiedAt) {
    await closeSessionsOf(tx, row.id);
    await forgetDevices(tx, row.id);
    await endMailTokens(tx, row.id, VERIFICATION_LINK.purpose, now);
    await endMailTokens(tx, row.id, RESET_LINK.purpose, now);
  }
  const linkedUser = await repository.linkGoogle(tx, row, sub, now);
  await mailGoogleLinked(deps, tx, linkedUser);
  return linkedUser;
}

/** Signs in the account that `sub` is linked to, or links the account with the same e-mail address if that is safe. */
export async function signInGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  nonce: string,
  device: DeviceNames,
): Promise<GoogleSignIn> {
  const request = { nonce, device };
  return deps.db.transaction(async (tx) => {
    const linkedUser = await repository.userByGoogleSub(tx, identity.sub);
    if (linkedUser)
      return maySignIn(linkedUser) ? openGoogleSession(deps, tx, linkedUser, identity, request) : 'no-access';
    const userWithEmail = await repository.userByEmail(tx, identity.email);
    const row = userWithEmail && (await repository.lockUser(tx, userWithEmail.id));
    if (!row) return 'unknown';
    if (!maySignIn(row)) return 'no-access';
    if (!identity.isAuthoritative || row.googleSub) return 'password-first';
    return openGoogleSession(
      deps,
      tx,
      await linkGoogleAccount(deps, tx, row, identity.sub),
      identity,
      request,
    );
  });
}

/**
 * Returns the name of a new account: Google's name in upper case. If that name contains forbidden characters, returns the
 * first part of the e-mail address; if that contains some too, returns 'ANGGOTA'.
 */
function accountName({ name, email }: GoogleIdentity): string {
  const field = nameField('-', { upper: true });
  const parsedNames = [name, email.split('@')[0]].map((text) => field.safeParse(text));
  return parsedNames.find(({ success }) => success)?.data ?? 'ANGGOTA';
}

/** Creates a member without password and phone, verified by Google, and signs in. */
export async function registerGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  { nonce, marketing }: { nonce: string; marketing: boolean },
  device: DeviceNames,
): Promise<OpenedSession | 'email#duplicate'> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const row = await repository.insertUser(tx, {
      fullName: accountName(identity),
      email: identity.email,
      googleSub: identity.sub,
      emailVerifiedAt: now,
      createdAt: now,
    });
    if (!row) return 'email#duplicate';
    await recordConsents(tx, row.id, { marketing }, now);
    await mailWelcome(deps, tx, row);
    return openGoogleSession(deps, tx, row, identity, { nonce, device });
  });
}
