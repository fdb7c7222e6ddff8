import * as contract from '@naungan/api/reference';
import { defineModule } from '../../core/module.ts';
import { regionLists } from '../../core/region-tree.ts';
import { ONE_DAY_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';

/**
 * Serves the regions below the given names [1 §7.2]: one level or, for the type `all`, each level whose parent is
 * given.
 */
export const regionsModule = defineModule({
  name: 'regions',
  async routes(app) {
    route(app, contract.regions, ({ query: { type, ...names } }) => {
      const lists = regionLists(names);
      return { response: type === 'all' ? lists : { [type]: lists[type] ?? [] }, headers: ONE_DAY_CACHE };
    });
  },
});
