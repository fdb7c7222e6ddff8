import { VEHICLE_CONTRACTS } from '@naungan/api/lines/vehicle/contracts';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { VEHICLE_CATALOGUE } from '../../lines/vehicle/catalogue.ts';
import { brandsOf, modelsOf, plateRegions } from '../../lines/vehicle/reference-repository.ts';
import { vehicleFeatures } from '../../lines/vehicle/seed/features.ts';
import { searchByText } from '../../lines/vehicle/text-search.ts';
import { FIVE_MINUTES_CACHE, ONE_DAY_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';

const { calls } = VEHICLE_CONTRACTS;

/** Serves reference data for a vehicle search, and a product with its price for an order [2 §7]. */
export const vehiclesModule = defineModule({
  name: 'vehicles',
  async routes(app) {
    route(app, calls.features, () => ({
      response: { features: vehicleFeatures },
      headers: ONE_DAY_CACHE,
    }));

    route(app, calls.brands, async ({ query, deps }) => ({
      response: await brandsOf(deps.db, query.vehicleType),
      headers: FIVE_MINUTES_CACHE,
    }));

    route(app, calls.models, async ({ params, query, deps }) => ({
      response: await modelsOf(deps.db, params.brandId, query.vehicleType),
      headers: FIVE_MINUTES_CACHE,
    }));

    route(app, calls.plateRegions, async ({ deps }) => ({
      response: { plats: await plateRegions(deps.db) },
      headers: FIVE_MINUTES_CACHE,
    }));

    route(app, calls.searchText, async ({ query, deps, request }) => {
      await takePoints(deps, LIMITS.vehicleText, request.ip);
      return { response: await searchByText(deps, query, deps.clock()), headers: FIVE_MINUTES_CACHE };
    });

    route(app, calls.orderPlan, async ({ params, query, deps }) => {
      const response = await VEHICLE_CATALOGUE.show(deps, params.id, query, deps.clock());
      return { response: response ?? throwProblem('NOT_FOUND', MESSAGES.plans.notFound) };
    });
  },
});
