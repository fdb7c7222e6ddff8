import type { FastifyRequest } from 'fastify';
import { clearPoints, type Limit, takePoint } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';

const QUARTER_HOUR = 900;
const LOGIN_ADDRESS: Limit = { name: 'login-ip', points: 60, seconds: QUARTER_HOUR };
const LOGIN_ACCOUNT: Limit = { name: 'login-account', points: 10, seconds: QUARTER_HOUR };
const HOUR = 3_600;
const REGISTER: Limit = { name: 'register', points: 30, seconds: HOUR };
const FIND_ADDRESS: Limit = { name: 'find-ip', points: 20, seconds: QUARTER_HOUR };
const FIND_ACCOUNT: Limit = { name: 'find-account', points: 10, seconds: QUARTER_HOUR };
const RESET_MAIL_ADDRESS: Limit = { name: 'reset-mail-ip', points: 10, seconds: HOUR };
const RESET_MAIL_ACCOUNT: Limit = { name: 'reset-mail-account', points: 3, seconds: QUARTER_HOUR };
const RESET: Limit = { name: 'reset-ip', points: 20, seconds: QUARTER_HOUR };
const VERIFY: Limit = { name: 'verify-ip', points: 60, seconds: QUARTER_HOUR };
const VERIFY_MAIL: Limit = { name: 'verify-mail', points: 3, seconds: QUARTER_HOUR };

/** Before a password is looked at; the desk's login takes it too. */
export async function limitLogin(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LOGIN_ADDRESS, request.ip);
  await takePoint(deps, LOGIN_ACCOUNT, email);
}

/** Before an ID token is looked at; shares the tries of an address with passwords. */
export const limitGoogle = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, LOGIN_ADDRESS, request.ip);

/** After the right password: only failures count against an account. */
export const clearLoginFailures = (deps: Deps, email: string): Promise<void> =>
  clearPoints(deps, LOGIN_ACCOUNT, email);

export const limitRegister = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, REGISTER, request.ip);

/** Before an account is looked for; the address that is asked for counts whether it exists or not. */
export async function limitFind(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, FIND_ADDRESS, request.ip);
  await takePoint(deps, FIND_ACCOUNT, email);
}

/** Before a reset is mailed, so that no mailbox is flooded. */
export async function limitResetMail(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, RESET_MAIL_ADDRESS, request.ip);
  await takePoint(deps, RESET_MAIL_ACCOUNT, email);
}

/** Before a link of a mail is looked at. */
export const limitReset = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, RESET, request.ip);
export const limitVerify = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, VERIFY, request.ip);

export const limitVerifyMail = (deps: Deps, userId: string): Promise<void> =>
  takePoint(deps, VERIFY_MAIL, userId);
