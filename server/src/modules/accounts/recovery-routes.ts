import * as contract from '@naungan/api/accounts';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { rememberDevice } from './known-devices.ts';
import { limitFind, limitReset, limitResetMail, limitVerify } from './limits.ts';
import { findAccount, isResetLinkValid, recoveryEmail, resetPassword, sendReset } from './recovery.ts';
import { clearFailedSignIns } from './sign-in.ts';

type Limiter = (deps: Deps, request: FastifyRequest, email: string) => Promise<void>;

/** Returns the e-mail address in the path. Counts the call against the rate limit, also for an invalid address. @throws ApiProblem */
async function requireAllowedEmail(
  deps: Deps,
  request: FastifyRequest,
  text: string,
  limit: Limiter,
): Promise<string> {
  const email = recoveryEmail(text);
  await limit(deps, request, email ?? text);
  return email ?? throwProblem('NOT_FOUND', MESSAGES.account.accountNotFound);
}

/** Mounts the calls that recover an account and reset its password [1 §4, §5.5, §5.6, §8, Q7, Q8]. */
export function mountRecovery(app: FastifyInstance): void {
  route(app, contract.findAccount, async ({ params, request, deps }) => {
    const email = await requireAllowedEmail(deps, request, params.email, limitFind);
    const fullName =
      (await findAccount(deps, email)) ?? throwProblem('NOT_FOUND', MESSAGES.account.accountNotFound);
    return { response: { user: { fullName, email: params.email } } };
  });

  route(app, contract.sendReset, async ({ params, request, deps }) => {
    const email = await requireAllowedEmail(deps, request, params.email, limitResetMail);
    if (!(await sendReset(deps, email))) return throwProblem('NOT_FOUND', MESSAGES.account.accountNotFound);
    return {
      response: null,
      message: 'Tautan untuk mengatur ulang kata sandi sudah kami kirim, silakan periksa email Anda',
    };
  });

  route(app, contract.checkReset, async ({ body, request, deps }) => {
    await limitVerify(deps, request);
    if (!(await isResetLinkValid(deps, body.token)))
      return throwProblem('NOT_FOUND', MESSAGES.account.nothingToReset);
    return { response: null };
  });

  route(app, contract.resetPassword, async ({ params, body, request, reply, deps }) => {
    await limitReset(deps, request);
    const user = await resetPassword(deps, params.token, body);
    if (!user) return throwProblem('NOT_FOUND', MESSAGES.account.nothingToReset);
    await clearFailedSignIns(deps, request, user.email);
    await rememberDevice({ deps, request, reply }, user.id);
    return {
      response: null,
      message: 'Kata sandi berhasil diubah, silakan masuk dengan kata sandi baru Anda',
    };
  });
}
