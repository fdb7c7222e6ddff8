import * as contract from '@naungan/api/privacy';
import { defineModule } from '../../core/module.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { consentData } from './personal-data.ts';
import { listConsents, setMarketing } from './service.ts';

/** What a member agreed to, and may take back (UU 27/2022, article 9). */
export const consentsModule = defineModule({
  name: 'consents',
  personalData: consentData,
  async routes(app) {
    route(app, contract.consents, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return refuse('NOT_FOUND');
      return { response: await listConsents(deps.db, member.userId) };
    });

    route(app, contract.setConsents, async ({ params, body, member, deps }) => {
      if (params.id !== member.userId) return refuse('NOT_FOUND');
      await setMarketing(deps.db, member.userId, body.marketing, deps.clock());
      return {
        response: await listConsents(deps.db, member.userId),
        message: 'Pilihan Anda sudah disimpan',
      };
    });
  },
});
