import { GUEST_TOKEN } from '@naungan/api/guest-token';
import * as contract from '@naungan/api/guests';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { cookieAttributes, cookieName } from '../../core/cookie-name.ts';
import { monthsBefore, VISITOR_MONTHS } from '../../core/housekeeping.ts';
import { takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { isFromPartner } from '../../core/origins.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { confirmationText } from '../settings/service.ts';
import { guestData } from './personal-data.ts';
import { removeContactDataBefore } from './repository.ts';
import { GUEST_SECONDS, type GuestRow, guestOf, storeConsultantRequest, storeGuest } from './service.ts';

const toGuest = ({ fullName, phoneNumber, email, followUpStatus }: GuestRow) => ({
  fullName,
  phoneNumber,
  email,
  followUp: { status: followUpStatus },
  isValid: followUpStatus !== 'invalid',
});

/** Stores guests' details [1 §2.9, §5.1] and requests for a consultant. */
export const guestsModule = defineModule({
  name: 'guests',
  retention: [
    {
      records: 'details of visitors',
      remove: (db, now) => removeContactDataBefore(db, monthsBefore(now, VISITOR_MONTHS)),
    },
  ],
  personalData: guestData,
  async routes(app) {
    route(app, contract.createGuest, async ({ body, request, reply, deps }) => {
      await takePoints(deps, LIMITS.guest, request.ip);
      const { guest, token } = await storeGuest(deps, body);
      // Browsers block this server's cookie on a partner's site, so partners get the token in the body. This site's
      // scripts must not be able to read the token.
      if (isFromPartner(request, deps.config)) return { response: { ...toGuest(guest), token } };
      reply.setCookie(cookieName(deps.config, GUEST_TOKEN), token, {
        ...cookieAttributes(deps.config),
        sameSite: 'lax',
        maxAge: GUEST_SECONDS,
      });
      return { response: toGuest(guest) };
    });

    route(app, contract.forgetGuest, ({ reply, deps }) => {
      // A browser ignores a cookie with the prefix `__Host-` that lacks `Secure`.
      reply.clearCookie(cookieName(deps.config, GUEST_TOKEN), cookieAttributes(deps.config));
      return { response: null };
    });

    route(app, contract.verifyGuest, async ({ request, deps }) => {
      const guest = await guestOf(deps, request);
      return { response: guest ? toGuest(guest) : throwProblem('NOT_FOUND') };
    });

    route(app, contract.offlineOrder, async ({ body, member, request, deps }) => {
      await takePoints(deps, LIMITS.offlineOrder, request.ip);
      const isStored = await storeConsultantRequest(deps, body, member?.userId ?? null);
      if (!isStored) return throwProblem('NOT_FOUND', MESSAGES.plans.productNotFound);
      return { response: null, message: await confirmationText(deps.db) };
    });
  },
});
