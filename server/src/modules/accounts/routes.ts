import * as contract from '@naungan/api/accounts';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { closeSession } from '../../core/session.ts';
import { route } from '../../plugins/route.ts';
import { mountDeskLogin } from './desk.ts';
import { mountGoogle } from './google-routes.ts';
import { acceptLogin, limitLogin, limitRegister, limitVerify, limitVerifyMail } from './limits.ts';
import { accountData } from './personal-data.ts';
import { mountRecovery } from './recovery-routes.ts';
import { findUser, registerMember, saveProfile, signIn } from './service.ts';
import { removeExpired } from './token-repository.ts';
import { resendVerification, verifyEmail } from './verification.ts';

/** Serves registration, sessions and the member's profile [1 §3–§5, §7]. */
export const accountsModule = defineModule({
  name: 'accounts',
  deskRoutes: mountDeskLogin,
  retention: [{ records: 'expired links of mails and nonces of sign-ins', remove: removeExpired }],
  personalData: accountData,
  async routes(app) {
    route(app, contract.register, async ({ body, deps, request }) => {
      await limitRegister(deps, request);
      const registration = await registerMember(deps, body);
      if (typeof registration === 'string') return throwProblem('CONFLICT', registration);
      return {
        response: registration,
        message: 'Pendaftaran berhasil, silakan periksa email Anda untuk verifikasi akun',
      };
    });

    route(app, contract.login, async ({ body, deps, request }) => {
      await limitLogin(deps, request, body.email);
      const session = await signIn(deps, body);
      if (session === 'wrong-credentials') return throwProblem('UNAUTHORIZED', MESSAGES.account.loginFailed);
      await acceptLogin(deps, request, body.email);
      if (session === 'no-access') return throwProblem('FORBIDDEN', MESSAGES.account.noAccess);
      return { response: session };
    });

    route(app, contract.verifySession, async ({ member, deps }) => ({
      response: (await findUser(deps.db, member.userId)) ?? throwProblem('UNAUTHORIZED'),
    }));

    route(app, contract.logout, async ({ member, deps }) => {
      await closeSession(deps.db, member.tokenHash);
      return { response: null };
    });

    route(app, contract.verifyEmail, async ({ params, request, deps }) => {
      await limitVerify(deps, request);
      if (!(await verifyEmail(deps, params.id)))
        return throwProblem('NOT_FOUND', MESSAGES.account.verifyFailed);
      return { response: null, message: 'verified' };
    });

    route(app, contract.resendVerification, async ({ member, query, deps }) => {
      await limitVerifyMail(deps, member.userId);
      const wasSent = await resendVerification(deps, member.userId, query.next);
      return {
        response: null,
        message: wasSent
          ? 'Tautan verifikasi sudah kami kirim, silakan periksa email Anda'
          : 'Email Anda sudah terverifikasi',
      };
    });

    mountGoogle(app);
    mountRecovery(app);

    route(app, contract.profile, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      return { response: (await findUser(deps.db, member.userId)) ?? throwProblem('NOT_FOUND') };
    });

    route(app, contract.saveProfile, async ({ params, member, body, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      const savedMember = await saveProfile(deps, member.userId, body);
      if (typeof savedMember === 'string') return throwProblem('CONFLICT', savedMember);
      return { response: savedMember ?? throwProblem('NOT_FOUND'), message: MESSAGES.profile.saved };
    });
  },
});
