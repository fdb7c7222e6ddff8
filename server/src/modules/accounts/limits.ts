import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { clearPoints, type Limit, takePoint } from '../../plugins/limits.ts';

const QUARTER_HOUR = 900;
const LOGIN_ADDRESS: Limit = { name: 'login-ip', points: 60, seconds: QUARTER_HOUR };
const LOGIN_ACCOUNT: Limit = { name: 'login-account', points: 10, seconds: QUARTER_HOUR };
const REGISTER: Limit = { name: 'register', points: 30, seconds: 3_600 };

/** Before a password is looked at; the desk's login takes it too. */
export async function limitLogin(deps: Deps, request: FastifyRequest, email: string): Promise<void> {
  await takePoint(deps, LOGIN_ADDRESS, request.ip);
  await takePoint(deps, LOGIN_ACCOUNT, email);
}

/** After the right password: only failures count against an account. */
export const forgiveLogin = (deps: Deps, email: string): Promise<void> =>
  clearPoints(deps, LOGIN_ACCOUNT, email);

export const limitRegister = (deps: Deps, request: FastifyRequest): Promise<void> =>
  takePoint(deps, REGISTER, request.ip);
