import * as contract from '@naungan/api/content';
import { defineModule } from '../../core/module.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { carouselSlug } from './carousel-slug.ts';
import { contentOf } from './repository.ts';

/** Serves the notes that the member's list of orders shows for a line [3 §7]; an empty list when none are stored. */
export const carouselModule = defineModule({
  name: 'carousel',
  async routes(app) {
    route(app, contract.policyCarousel, async ({ query, deps }) => {
      const content = await contentOf(deps.db, carouselSlug(query.product), contract.policyNotes);
      return { response: { carousel: { content: content ?? [] } }, headers: FIVE_MINUTES_CACHE };
    });
  },
});
