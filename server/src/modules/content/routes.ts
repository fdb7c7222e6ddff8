import * as contract from '@naungan/api/content';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { mountContentDesk } from './desk.ts';
import { premiumExamplesOf } from './premium-examples.ts';
import { contentOf, partnersOf } from './repository.ts';

/** Serves the content of the home page [1 §2.4] and its example premiums. */
export const contentModule = defineModule({
  name: 'content',
  deskRoutes: mountContentDesk,
  async routes(app) {
    route(app, contract.homeContent, async ({ deps }) => {
      const texts = (await contentOf(deps.db, 'home', contract.homeTexts)) ?? throwProblem('NOT_FOUND');
      return { response: { ...texts, partners: await partnersOf(deps.db) }, headers: FIVE_MINUTES_CACHE };
    });
    route(app, contract.premiumExamples, async ({ deps }) => ({
      response: await premiumExamplesOf(deps, deps.clock()),
      headers: FIVE_MINUTES_CACHE,
    }));
  },
});
