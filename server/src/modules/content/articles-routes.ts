import * as contract from '@naungan/api/articles';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { activeArticle, activeArticles } from './articles-repository.ts';

/** Serves published articles [1 §2.8]. An inactive article responds with 404. */
export const articlesModule = defineModule({
  name: 'articles',
  async routes(app) {
    route(app, contract.articles, async ({ query, deps }) => ({
      response: await activeArticles(deps.db, query.limit),
      headers: FIVE_MINUTES_CACHE,
    }));

    route(app, contract.articleDetail, async ({ params, deps }) => ({
      response:
        (await activeArticle(deps.db, params.id)) ?? throwProblem('NOT_FOUND', 'Artikel tidak ditemukan'),
      headers: FIVE_MINUTES_CACHE,
    }));
  },
});
