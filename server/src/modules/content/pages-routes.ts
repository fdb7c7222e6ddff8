import * as contract from '@naungan/api/pages';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { allPages, pageOf } from './pages-repository.ts';

/** Serves content pages by slug [1 §7.2]. */
export const pagesModule = defineModule({
  name: 'pages',
  async routes(app) {
    route(app, contract.pages, async ({ deps }) => ({
      response: await allPages(deps.db),
      headers: FIVE_MINUTES_CACHE,
    }));

    route(app, contract.pageDetail, async ({ params, deps }) => ({
      response: (await pageOf(deps.db, params.slug)) ?? throwProblem('NOT_FOUND', 'Page Not Found'),
      headers: FIVE_MINUTES_CACHE,
    }));
  },
});
