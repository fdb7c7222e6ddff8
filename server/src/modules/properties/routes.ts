import { FIRE_CALLS, propertyListQuery } from '@naungan/api/lines/property';
import { QUOTE_FAILED } from '@naungan/domain/lines/property';
import { MESSAGES } from '@naungan/domain/messages';
import { defineModule } from '../../core/module.ts';
import { listProperty } from '../../lines/property/list.ts';
import {
  constructionClasses,
  districtsIn,
  foundOccupations,
  zonedProvinces,
} from '../../lines/property/reference-repository.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { viewerOf } from '../guests/service.ts';

/** Products of the first page, as the list begins. */
const FIRST_PAGE = propertyListQuery.parse({});

/** What a search for a building is made of, and its first quote [2 §7]. All property lines share these calls. */
export const propertiesModule = defineModule({
  name: 'properties',
  async routes(app) {
    route(app, FIRE_CALLS.references, async ({ query, deps }) => {
      const categories = [query.category, query.category2];
      const occupations = categories.includes('occupation')
        ? await foundOccupations(deps.db, query.q ?? '', query.size)
        : [];
      const classes = categories.includes('classes') ? constructionClasses : [];
      return { response: { rows: [...occupations, ...classes] }, headers: MINUTES_CACHE };
    });

    route(app, FIRE_CALLS.zones, async ({ query: { province, level }, deps }) => {
      const result =
        province !== undefined && level !== undefined
          ? await districtsIn(deps.db, province, level)
          : await zonedProvinces(deps.db);
      return { response: { result }, headers: MINUTES_CACHE };
    });

    route(app, FIRE_CALLS.quote, async ({ body, member, request, deps }) => {
      const viewer = await viewerOf(deps, request, member);
      const { products } = await listProperty(deps.db, { ...FIRST_PAGE, ...body }, viewer);
      if (!products.occupationTaken) refuse('NOT_FOUND', MESSAGES.plans.noneForOccupation);
      if (products.total === 0) refuse('NOT_FOUND', QUOTE_FAILED);
      return { response: { products } };
    });
  },
});
