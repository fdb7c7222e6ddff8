import type { FastifyRequest } from 'fastify';
import { clearPoints, takePoint } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';

/** Before a password is looked at; the desk's login takes it too. */
export async function limitLogin(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.loginAddress, request.ip);
  await takePoint(deps, LIMITS.loginAccount, email);
}

/** Before an ID token is looked at; shares the tries of an address with passwords. */
export const limitGoogle = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.loginAddress, request.ip);

/** After the right password: only failures count against an account. */
export const clearLoginFailures = (deps: Deps, email: string): Promise<void> =>
  clearPoints(deps, LIMITS.loginAccount, email);

export const limitRegister = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.register, request.ip);

/** Before an account is looked for; the address that is asked for counts whether it exists or not. */
export async function limitFind(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.findAddress, request.ip);
  await takePoint(deps, LIMITS.findAccount, email);
}

/** Before a reset is mailed, so that no mailbox is flooded. */
export async function limitResetMail(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LIMITS.resetMailAddress, request.ip);
  await takePoint(deps, LIMITS.resetMailAccount, email);
}

/** Before a link of a mail is looked at. */
export const limitReset = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.reset, request.ip);
export const limitVerify = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LIMITS.verify, request.ip);

export const limitVerifyMail = (deps: Deps, userId: string): Promise<void> =>
  takePoint(deps, LIMITS.verifyMail, userId);
