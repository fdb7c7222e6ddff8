import type { FastifyRequest } from 'fastify';
import { clearPoints, returnPoints, takePoint } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';

/** Called before a password is checked, also by the desk's sign-in; `acceptLogin` follows the right password. */
export async function limitLogin(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.loginAddress, request.ip);
  await takePoint(deps, LIMITS.loginAccount, email);
}

/**
 * Called before an ID token is verified; shares its limit per IP address with password sign-in. `acceptSignIn`
 * follows a valid token.
 */
export const limitGoogle = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.loginAddress, request.ip);

/** Called when password or ID token are right: only failures count towards the limit of failed sign-ins. */
export async function acceptSignIn(deps: Deps, request: FastifyRequest): Promise<void> {
  await takePoint(deps, LIMITS.signIn, request.ip);
  await returnPoints(deps, LIMITS.loginAddress, request.ip);
}

/** Called after the right password: only failures count against an account and an address. */
export async function acceptLogin(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await acceptSignIn(deps, request);
  await clearLoginFailures(deps, email);
}

/** Called when the owner of an account has set a new password. */
export const clearLoginFailures = (deps: Deps, email: string): Promise<void> =>
  clearPoints(deps, LIMITS.loginAccount, email);

export const limitRegister = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.register, request.ip);

/** Called before an account is searched; counts the requested address whether it exists or not. */
export async function limitFind(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.findAddress, request.ip);
  await takePoint(deps, LIMITS.findAccount, email);
}

/** Called before a reset mail, so that no mailbox is flooded. */
export async function limitResetMail(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.resetMailAddress, request.ip);
  await takePoint(deps, LIMITS.resetMailAccount, email);
}

/** Called before the link of a mail is checked. */
export const limitReset = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.reset, request.ip);
export const limitVerify = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.verify, request.ip);

export const limitVerifyMail = (deps: Deps, userId: string): Promise<void> =>
  takePoint(deps, LIMITS.verifyMail, userId);
