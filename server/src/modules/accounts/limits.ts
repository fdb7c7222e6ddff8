import type { FastifyRequest } from 'fastify';
import { returnPoints, takePoints } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';

/**
 * Call this before a password is checked on a new device, also at the desk's sign-in. The limits per account are in
 * `sign-in.ts`.
 */
export const limitPasswordSignIn = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.loginPerIp, request.ip);

/**
 * Call this before an ID token is verified; call `acceptSignIn` if the token is valid. Google and password sign-ins
 * share the limit per IP address.
 */
export const limitGoogle = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.loginPerIp, request.ip);

/**
 * Counts a successful sign-in, and returns the point that was taken per IP address, because that limit counts failed
 * sign-ins.
 */
export async function acceptSignIn(
  deps: Deps,
  request: FastifyRequest,
  { isCountedPerAddress = true }: { isCountedPerAddress?: boolean } = {},
): Promise<void> {
  await takePoints(deps, LIMITS.signIn, request.ip);
  if (isCountedPerAddress) await returnPoints(deps, LIMITS.loginPerIp, request.ip);
}

/** Returns the point that `limitGoogle` took: the following sign-in with the token of the code takes a point again. */
export const acceptCode = (deps: Deps, request: FastifyRequest): Promise<void> =>
  returnPoints(deps, LIMITS.loginPerIp, request.ip);

/** Call this before options of a sign-in with a passkey are created, and before a passkey is checked. */
export const limitPasskey = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.passkey, request.ip);

export const limitRegister = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.register, request.ip);

/** Call this before an account is searched. Counts every requested e-mail address, even if it has no account. */
export async function limitFind(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoints(deps, LIMITS.accountSearchPerIp, request.ip);
  await takePoints(deps, LIMITS.accountSearchPerAccount, email);
}

/** Call this before a reset mail is sent, so that no mailbox is flooded. */
export async function limitResetMail(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoints(deps, LIMITS.resetMailPerIp, request.ip);
  await takePoints(deps, LIMITS.resetMailPerAccount, email);
}

/** Call this before a link of a reset mail sets a password. */
export const limitReset = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.reset, request.ip);

/** Call this before a mailed link is checked: a verification link, or a reset link that is only opened. */
export const limitVerify = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoints(deps, LIMITS.verify, request.ip);

export const limitVerifyMail = (deps: Deps, userId: string): Promise<void> =>
  takePoints(deps, LIMITS.verifyMail, userId);
