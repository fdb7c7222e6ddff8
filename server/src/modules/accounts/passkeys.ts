import { randomBytes } from 'node:crypto';
import type { addPasskey, loginPasskey, passkeyOptions } from '@naungan/api/account-security';
import { z } from 'zod';
import { ApiProblem, throwProblem } from '../../api-problem.ts';
import { type DeviceNames, deviceText } from '../../core/device-names.ts';
import { secretsOf } from '../../core/secrets.ts';
import { hashToken } from '../../core/session.ts';
import { readLink, writeLink } from '../../core/signed-link.ts';
import type { Deps, Session } from '../../deps.ts';
import { mailAccountChanged } from './change-mails.ts';
import {
  deletePasskey,
  insertPasskey,
  markPasskeyUsed,
  type PasskeyRow,
  passkeyByCredential,
  passkeysOf,
} from './passkeys-repository.ts';
import { requireRecentProof } from './recent-proof.ts';
import { lockUser, type UserRow, userById } from './repository.ts';
import { spendNonce } from './token-repository.ts';

type NewPasskey = z.output<typeof addPasskey.body>;
type PasskeyProof = z.output<typeof loginPasskey.body>;

const TIMEOUT_MS = 300_000;
const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

const FAILED_MESSAGE = 'Passkey tidak dapat dipakai, silakan coba lagi atau masuk dengan kata sandi';
const DUPLICATE_MESSAGE = 'Passkey ini sudah terdaftar';
const TOO_MANY_MESSAGE = `Akun Anda sudah memiliki ${MAX_PASSKEYS} passkey, hapus salah satu dahulu`;
const LAST_METHOD_MESSAGE = 'Passkey ini satu-satunya cara Anda masuk, buat kata sandi dahulu';

/** Runs a check of a passkey in a session. A failed passkey gets 422 there, because pages take a 401 for the end of the session. */
export async function inSession<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'UNAUTHORIZED')
      return throwProblem('INVALID', FAILED_MESSAGE);
    throw error;
  }
}

/** `c` challenge, `u` the user who adds a passkey ('' for a sign-in), `e` time of expiry in milliseconds. */
const challengeKind = ({ config }: Deps) => ({
  purpose: 'passkey-challenge',
  payloadSchema: z.object({ c: z.string(), u: z.string(), e: z.number() }),
  secrets: secretsOf(config),
});

/** Returns a WebAuthn challenge, and the same challenge signed, so that no process has to store it. */
function newChallenge(deps: Deps, userId: string) {
  const plain = randomBytes(32).toString('base64url');
  const expiresAt = deps.clock().getTime() + TIMEOUT_MS;
  return { plain, signed: writeLink(challengeKind(deps), { c: plain, u: userId, e: expiresAt }) };
}

/** Returns the challenge of a signed text, once. @throws ApiProblem UNAUTHORIZED */
async function takeChallenge(deps: Deps, signed: string, userId: string): Promise<string> {
  const payload = readLink(challengeKind(deps), signed);
  const isValid = payload?.u === userId && payload.e > deps.clock().getTime();
  if (!isValid) return throwProblem('UNAUTHORIZED', FAILED_MESSAGE);
  const isFirstUse = await deps.db.transaction((tx) =>
    spendNonce(tx, hashToken(`passkey ${payload.c}`), new Date(payload.e)),
  );
  return isFirstUse ? payload.c : throwProblem('UNAUTHORIZED', FAILED_MESSAGE);
}

const siteOf = ({ config }: Deps) => {
  const { origin, hostname } = new URL(config.PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** Returns the options of `navigator.credentials.create()` for a passkey of the user. */
export async function newPasskeyOptions(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'email' | 'fullName'>,
): Promise<z.output<typeof passkeyOptions.reply>> {
  const { plain, signed } = newChallenge(deps, user.id);
  const passkeys = await passkeysOf(deps.db, user.id);
  return {
    challenge: signed,
    options: {
      challenge: plain,
      rp: { name: deps.config.BRAND.name, id: siteOf(deps).expectedRPID },
      user: {
        id: Buffer.from(user.id).toString('base64url'),
        name: user.email,
        displayName: user.fullName,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none' as const,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
    },
  };
}

/** Returns the options for a passkey of the signed-in member. @throws ApiProblem REAUTHENTICATE */
export async function registrationOptions(deps: Deps, session: Session) {
  requireRecentProof(deps, session);
  return newPasskeyOptions(deps, (await userById(deps.db, session.userId)) ?? throwProblem('UNAUTHORIZED'));
}

/** Returns the options of `navigator.credentials.get()`; the browser offers the passkeys of this site. */
export function signInOptions(deps: Deps) {
  const { plain, signed } = newChallenge(deps, '');
  return {
    challenge: signed,
    options: {
      challenge: plain,
      rpId: siteOf(deps).expectedRPID,
      timeout: TIMEOUT_MS,
      userVerification: 'required' as const,
    },
  };
}

/** Returns the row of a new passkey of the user, named after the device. @throws ApiProblem UNAUTHORIZED */
export async function verifyNewPasskey(
  deps: Deps,
  userId: string,
  { challenge, credential }: NewPasskey,
  device: DeviceNames,
): Promise<Parameters<typeof insertPasskey>[1]> {
  const expectedChallenge = await takeChallenge(deps, challenge, userId);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge,
    ...siteOf(deps),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => throwProblem('UNAUTHORIZED', FAILED_MESSAGE));
  if (!registrationInfo) return throwProblem('UNAUTHORIZED', FAILED_MESSAGE);
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    userId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
    name: deviceText(device),
    createdAt: deps.clock(),
  };
}

/**
 * Stores a new passkey of the signed-in member, named after the device.
 * @throws ApiProblem REAUTHENTICATE, INVALID, CONFLICT
 */
export async function addPasskeyOf(
  deps: Deps,
  session: Session,
  newPasskey: NewPasskey,
  device: DeviceNames,
): Promise<PasskeyRow> {
  requireRecentProof(deps, session);
  const passkey = await inSession(() => verifyNewPasskey(deps, session.userId, newPasskey, device));
  return deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, session.userId)) ?? throwProblem('UNAUTHORIZED');
    if ((await passkeysOf(tx, user.id)).length >= MAX_PASSKEYS)
      return throwProblem('CONFLICT', TOO_MANY_MESSAGE);
    const row = await insertPasskey(tx, passkey);
    if (!row) return throwProblem('CONFLICT', DUPLICATE_MESSAGE);
    await mailAccountChanged(deps, tx, user, 'passkey-added');
    return row;
  });
}

/** Removes a passkey. @throws ApiProblem REAUTHENTICATE, NOT_FOUND, CONFLICT for the only way to sign in */
export async function removePasskeyOf(deps: Deps, session: Session, id: string): Promise<void> {
  requireRecentProof(deps, session);
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, session.userId)) ?? throwProblem('UNAUTHORIZED');
    if (!(await deletePasskey(tx, id, user.id))) return throwProblem('NOT_FOUND');
    const canSignIn =
      user.passwordHash !== null || user.googleSub !== null || (await passkeysOf(tx, user.id)).length > 0;
    if (!canSignIn) return throwProblem('CONFLICT', LAST_METHOD_MESSAGE);
    await mailAccountChanged(deps, tx, user, 'passkey-removed');
  });
}

/** Returns the account whose passkey signed the challenge. @throws ApiProblem UNAUTHORIZED */
export async function requirePasskey(deps: Deps, { challenge, credential }: PasskeyProof): Promise<UserRow> {
  const expectedChallenge = await takeChallenge(deps, challenge, '');
  const passkey = await passkeyByCredential(deps.db, credential.id);
  const user = passkey && (await userById(deps.db, passkey.userId));
  if (!passkey || !user) return throwProblem('UNAUTHORIZED', FAILED_MESSAGE);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge,
    ...siteOf(deps),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => throwProblem('UNAUTHORIZED', FAILED_MESSAGE));
  if (!verified) return throwProblem('UNAUTHORIZED', FAILED_MESSAGE);
  await deps.db.transaction((tx) =>
    markPasskeyUsed(tx, passkey.id, authenticationInfo.newCounter, deps.clock()),
  );
  return user;
}
