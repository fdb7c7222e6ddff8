import * as contract from '@naungan/api/accounts';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { isScriptOfThisSite } from '../../core/page-request.ts';
import { closeSession } from '../../core/session.ts';
import { route } from '../../plugins/route.ts';
import { removeExpiredAttempts } from './attempts-repository.ts';
import { mountDeskPeople } from './desk/routes.ts';
import { confirmDevice, registerDeviceLink } from './device-link.ts';
import { removeUnusedDevices } from './devices-repository.ts';
import { mountGoogle } from './google-routes.ts';
import { rememberDevice } from './known-devices.ts';
import { limitRegister, limitVerify, limitVerifyMail } from './limits.ts';
import { accountData } from './personal-data.ts';
import { mountRecovery } from './recovery-routes.ts';
import { mountAccountSecurity } from './security-routes.ts';
import { findUser, registerMember, saveProfile, signIn } from './service.ts';
import { removeExpired } from './token-repository.ts';
import { resendVerification, verifyEmail } from './verification.ts';

const DEVICE_LINK_MESSAGE =
  'Tautan ini tidak berlaku lagi, atau dibuka di browser lain. Buka tautan di browser tempat Anda mencoba masuk';

/** Serves registration, sessions and the member's profile [1 §3–§5, §7]. */
export const accountsModule = defineModule({
  name: 'accounts',
  deskRoutes: mountDeskPeople,
  jobs: registerDeviceLink,
  retention: [
    { records: 'expired links of mails and nonces of sign-ins', remove: removeExpired },
    { records: 'counted failed sign-ins', remove: removeExpiredAttempts },
    { records: 'devices without a sign-in for a year', remove: removeUnusedDevices },
  ],
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

    route(app, contract.login, async ({ body, deps, request, reply }) => ({
      response: await signIn({ deps, request, reply }, body),
    }));

    route(app, contract.confirmDevice, async ({ body, deps, request, reply }) => {
      await limitVerify(deps, request);
      const userId = await confirmDevice({ deps, request, reply }, body.token);
      if (!userId) return throwProblem('NOT_FOUND', DEVICE_LINK_MESSAGE);
      await rememberDevice({ deps, request, reply }, userId);
      return { response: null, message: 'Perangkat ini sudah dikonfirmasi, silakan masuk' };
    });

    route(app, contract.verifySession, async ({ member, deps }) => ({
      response: (await findUser(deps.db, member.userId)) ?? throwProblem('UNAUTHORIZED'),
    }));

    route(app, contract.logout, async ({ member, deps }) => {
      await closeSession(deps.db, member.tokenHash);
      return { response: null };
    });

    route(app, contract.verifyEmail, async ({ params, request, deps }) => {
      // The specification defines GET for this change, so no other page and no navigation may cause it.
      if (!isScriptOfThisSite(request)) return throwProblem('FORBIDDEN');
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
    mountAccountSecurity(app);

    route(app, contract.profile, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      return { response: (await findUser(deps.db, member.userId)) ?? throwProblem('NOT_FOUND') };
    });

    route(app, contract.saveProfile, async ({ params, member, body, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      const savedMember = await saveProfile(deps, member, body);
      if (typeof savedMember === 'string') return throwProblem('CONFLICT', savedMember);
      return { response: savedMember ?? throwProblem('NOT_FOUND'), message: MESSAGES.profile.saved };
    });
  },
});
