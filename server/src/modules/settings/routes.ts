import * as contract from '@naungan/api/reference';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { googleSettings, settingsOf } from './service.ts';

export const settingsModule = defineModule({
  name: 'settings',
  async routes(app) {
    route(app, contract.settings, async ({ query, deps }) => ({
      response:
        query.category === 'google' ? googleSettings(deps.config) : await settingsOf(deps.db, query.category),
      headers: FIVE_MINUTES_CACHE,
    }));
  },
});
