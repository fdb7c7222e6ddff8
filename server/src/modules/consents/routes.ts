import * as contract from '@naungan/api/privacy';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { route } from '../../plugins/route.ts';
import { consentData } from './personal-data.ts';
import { listConsents, setMarketing } from './service.ts';

/** Lists a member's consents and changes the consent to marketing (UU 27/2022, article 9). */
export const consentsModule = defineModule({
  name: 'consents',
  personalData: consentData,
  async routes(app) {
    route(app, contract.consents, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      return { response: await listConsents(deps.db, member.userId) };
    });

    route(app, contract.setConsents, async ({ params, body, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      await setMarketing(deps.db, member.userId, body.marketing, deps.clock());
      return {
        response: await listConsents(deps.db, member.userId),
        message: 'Pilihan Anda sudah disimpan',
      };
    });
  },
});
