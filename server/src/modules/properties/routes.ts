import { FIRE_CONTRACTS, propertyListQuery } from '@naungan/api/lines/property/contracts';
import { QUOTE_FAILED_MESSAGE } from '@naungan/domain/lines/property';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { limitRequests } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { listProperty } from '../../lines/property/list.ts';
import {
  constructionClasses,
  districtsIn,
  matchingOccupations,
  zonedProvinces,
} from '../../lines/property/reference-repository.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { planListViewer } from '../guests/service.ts';

const { calls } = FIRE_CONTRACTS;

/** The list query of the first page, without filters. */
const FIRST_PAGE = propertyListQuery.parse({});

/** Mounts the quote: the first page of the list, or a message that no product insures the building. */
function mountQuote(app: FastifyInstance): void {
  route(app, calls.quote, async ({ body, member, request, deps }) => {
    const viewer = await planListViewer(deps, request, member);
    const { products } = await listProperty(deps, { ...FIRST_PAGE, ...body }, viewer, deps.clock());
    if (!products.occupationTaken) throwProblem('NOT_FOUND', MESSAGES.plans.noneForOccupation);
    // The first page shows one category, which can be empty although other categories have products. Only a missing
    // price scale means that no category has a product.
    if (products.priceScale === null) throwProblem('NOT_FOUND', QUOTE_FAILED_MESSAGE);
    return { response: { products } };
  });
}

/**
 * Serves a building search [2 §7]: the choices of its form, and the quote with the first page of the results.
 * All property lines share these calls.
 */
export const propertiesModule = defineModule({
  name: 'properties',
  async routes(app) {
    route(app, calls.references, async ({ query, deps }) => {
      const categories = [query.category, query.category2];
      const occupations = categories.includes('occupation')
        ? await matchingOccupations(deps.db, query.q ?? '', query.size)
        : [];
      const classes = categories.includes('classes') ? constructionClasses : [];
      return { response: { rows: [...occupations, ...classes] }, headers: FIVE_MINUTES_CACHE };
    });

    route(app, calls.zones, async ({ query: { province, level: regencyKind }, deps }) => {
      const result =
        province !== undefined && regencyKind !== undefined
          ? await districtsIn(deps.db, province, regencyKind)
          : await zonedProvinces(deps.db);
      return { response: { result }, headers: FIVE_MINUTES_CACHE };
    });

    await app.register(async (quotes) => {
      limitRequests(quotes, LIMITS.planList);
      mountQuote(quotes);
    });
  },
});
