import * as contract from '@naungan/api/faqs';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { faqsInOrder } from './faqs-repository.ts';

/** Serves the guides of the help page [1 §2.7]. */
export const faqsModule = defineModule({
  name: 'faqs',
  async routes(app) {
    route(app, contract.faqs, async ({ deps }) => ({
      response: await faqsInOrder(deps.db),
      headers: FIVE_MINUTES_CACHE,
    }));
  },
});
