import * as contract from '@naungan/api/content';
import { defineModule } from '../../core/module.ts';
import type { Db } from '../../db/client.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { landingOf } from './landings-repository.ts';

const PROPERTY_SLUGS = {
  kebakaran: 'fire',
  gempabumi: 'earthquake',
  'kebakaran-gempabumi': 'fire-earthquake',
} as const;

const answer = async (db: Db, slug: string) => ({
  response: (await landingOf(db, slug)) ?? refuse('NOT_FOUND', 'Page Not Found'),
  headers: MINUTES_CACHE,
});

/** Landing pages besides health [2 §7]. */
export const landingsModule = defineModule({
  name: 'landings',
  async routes(app) {
    route(app, contract.vehicleContent, ({ deps }) => answer(deps.db, 'vehicle'));
    route(app, contract.fireContent, ({ query, deps }) => answer(deps.db, PROPERTY_SLUGS[query.productType]));
    route(app, contract.personalAccidentContent, ({ deps }) => answer(deps.db, 'personal-accident'));
  },
});
