import type { SecondFactorProof } from '@naungan/api/desk-people';
import { z } from 'zod';
import { throwProblem } from '../../../api-problem.ts';
import { secretsOf } from '../../../core/secrets.ts';
import { hashToken, newToken } from '../../../core/session.ts';
import { readLink, writeLink } from '../../../core/signed-link.ts';
import type { Deps } from '../../../deps.ts';
import { isActiveDesk } from '../access.ts';
import { takeAttempt } from '../attempts.ts';
import { attemptKey, forgetAttempts } from '../attempts-repository.ts';
import { isKnownDevice } from '../devices-repository.ts';
import { deviceIdOf, type SignInCall } from '../known-devices.ts';
import { requirePasskey, signInOptions } from '../passkeys.ts';
import { passkeysOf } from '../passkeys-repository.ts';
import { type UserRow, userById } from '../repository.ts';
import { spendNonce } from '../token-repository.ts';
import { mailRecoveryCodeUsed } from './mails.ts';
import {
  countRecoveryCodes,
  findPerson,
  type PersonRow,
  spendRecoveryCode,
  spendTotpStep,
} from './people-repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { totpStepOf } from './totp.ts';

const CHALLENGE_MS = 5 * 60_000;
const EXPIRED_MESSAGE = 'Waktu untuk masuk sudah habis, silakan masuk kembali dengan kata sandi';
const WRONG_MESSAGE = 'Kode salah, sudah dipakai, atau sudah kedaluwarsa';

export type SecondFactorKind = 'totp' | 'passkey';

/** Returns the second factors of a person. */
export const secondFactorsOf = (
  { totpSecret }: Pick<PersonRow, 'totpSecret'>,
  passkeyCount: number,
): SecondFactorKind[] => [
  ...(totpSecret === null ? [] : (['totp'] as const)),
  ...(passkeyCount === 0 ? [] : (['passkey'] as const)),
];

/** `u` the user whose password was right, `n` a nonce, `e` time of expiry in milliseconds. */
const challengeKind = ({ config }: Pick<Deps, 'config'>) => ({
  purpose: 'desk-second-factor',
  payloadSchema: z.object({ u: z.string(), n: z.string(), e: z.number() }),
  secrets: secretsOf(config),
});

/** Returns what the second step of the sign-in needs; null for a person without a second factor. */
export async function newSecondFactorChallenge(deps: Deps, userId: string) {
  const { db, clock } = deps;
  const person = await findPerson(db, userId);
  const factors = person ? secondFactorsOf(person, (await passkeysOf(db, userId)).length) : [];
  if (factors.length === 0) return null;
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
  const hasRecoveryCodes = (await countRecoveryCodes(db, userId)) > 0;
  return {
    challenge: writeLink(challengeKind(deps), { u: userId, n: newToken(), e: expiresAt.getTime() }),
    methods: [...factors, ...(hasRecoveryCodes ? (['recovery'] as const) : [])],
    passkey: factors.includes('passkey') ? signInOptions(deps) : null,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Counts an attempt before the proof is checked. A known device has its own count, so that a stranger with the password
 * cannot slow down the owner.
 * @throws ApiProblem TOO_MANY
 */
async function countProof({ deps, request }: Pick<SignInCall, 'deps' | 'request'>, userId: string) {
  const deviceId = deviceIdOf(deps, request);
  const isKnown = deviceId !== null && (await isKnownDevice(deps.db, deviceId, userId));
  const key = attemptKey('second-factor', userId, ...(isKnown ? [deviceId] : []));
  await takeAttempt(deps, key);
  return key;
}

async function isRightCode({ db, clock }: Deps, userId: string, code: string): Promise<boolean> {
  const secret = (await findPerson(db, userId))?.totpSecret;
  const step = secret ? await totpStepOf(secret, code, clock()) : null;
  return step !== null && spendTotpStep(db, userId, step);
}

const isRightRecoveryCode = (deps: Deps, user: UserRow, code: string): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return false;
    await mailRecoveryCodeUsed(deps, tx, user, await countRecoveryCodes(tx, user.id));
    return true;
  });

async function isRightProof(deps: Deps, user: UserRow, proof: SecondFactorProof): Promise<boolean> {
  if ('code' in proof) return isRightCode(deps, user.id, proof.code);
  if ('recoveryCode' in proof) return isRightRecoveryCode(deps, user, proof.recoveryCode);
  return (await requirePasskey(deps, proof.passkey)).id === user.id;
}

/**
 * Returns the account whose password and second factor are proved. The challenge works once.
 * @throws ApiProblem UNAUTHORIZED, TOO_MANY
 */
export async function requireSecondFactor(
  call: Pick<SignInCall, 'deps' | 'request'>,
  proof: SecondFactorProof,
): Promise<UserRow> {
  const { deps } = call;
  const payload = readLink(challengeKind(deps), proof.challenge);
  if (!payload || payload.e <= deps.clock().getTime()) return throwProblem('UNAUTHORIZED', EXPIRED_MESSAGE);
  const user = await userById(deps.db, payload.u);
  if (!user || !isActiveDesk(user)) return throwProblem('UNAUTHORIZED', EXPIRED_MESSAGE);
  const attempt = await countProof(call, user.id);
  if (!(await isRightProof(deps, user, proof))) return throwProblem('UNAUTHORIZED', WRONG_MESSAGE);
  const nonceHash = hashToken(`desk-second-factor ${payload.n}`);
  const isFirstUse = await deps.db.transaction((tx) => spendNonce(tx, nonceHash, new Date(payload.e)));
  if (!isFirstUse) return throwProblem('UNAUTHORIZED', EXPIRED_MESSAGE);
  await forgetAttempts(deps.db, [attempt]);
  return user;
}
