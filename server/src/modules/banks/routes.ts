import * as contract from '@naungan/api/reference';
import { defineModule } from '../../core/module.ts';
import { ONE_DAY_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { readBanks } from './banks.ts';

export const banksModule = defineModule({
  name: 'banks',
  async routes(app) {
    const banks = readBanks();
    route(app, contract.banks, () => ({ response: banks, headers: ONE_DAY_CACHE }));
  },
});
