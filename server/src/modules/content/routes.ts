import * as contract from '@naungan/api/content';
import { defineModule } from '../../core/module.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { mountContentDesk } from './desk.ts';
import { contentOf, partnersOf } from './repository.ts';

/** What is stored is checked by the contract when the reply is sent. */
type Stored<T> = Omit<T, 'partners'>;

/** Content of the home and landing pages [1 §2.4], with the insurers as partners. */
export const contentModule = defineModule({
  name: 'content',
  desk: mountContentDesk,
  async routes(app) {
    route(app, contract.homeContent, async ({ deps }) => {
      const content = (await contentOf(deps.db, 'home')) as Stored<contract.HomeContent> | null;
      if (!content) return refuse('NOT_FOUND');
      return { response: { ...content, partners: await partnersOf(deps.db) }, headers: MINUTES_CACHE };
    });

    route(app, contract.healthContent, async ({ deps }) => {
      const content = (await contentOf(deps.db, 'health')) as Stored<contract.ProductContent> | null;
      if (!content) return refuse('NOT_FOUND');
      return {
        response: { ...content, partners: await partnersOf(deps.db, 'kesehatan') },
        headers: MINUTES_CACHE,
      };
    });
  },
});
