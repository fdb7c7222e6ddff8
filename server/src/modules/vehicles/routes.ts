import { VEHICLE_CALLS } from '@naungan/api/lines/vehicle';
import { MESSAGES } from '@naungan/domain/messages';
import { takePoint } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { VEHICLE_CATALOGUE } from '../../lines/vehicle/catalogue.ts';
import { brandsOf, modelsOf, plateRegions } from '../../lines/vehicle/reference-repository.ts';
import { vehicleFeatures } from '../../lines/vehicle/seed/features.ts';
import { foundByText } from '../../lines/vehicle/text-search.ts';
import { DAY_CACHE, MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';

/** What a search for a vehicle is made of, and a product priced for an order [2 §7]. */
export const vehiclesModule = defineModule({
  name: 'vehicles',
  async routes(app) {
    route(app, VEHICLE_CALLS.features, () => ({
      response: { features: vehicleFeatures },
      headers: DAY_CACHE,
    }));

    route(app, VEHICLE_CALLS.brands, async ({ query, deps }) => ({
      response: await brandsOf(deps.db, query.vehicleType),
      headers: MINUTES_CACHE,
    }));

    route(app, VEHICLE_CALLS.models, async ({ params, query, deps }) => ({
      response: await modelsOf(deps.db, params.brandId, query.vehicleType),
      headers: MINUTES_CACHE,
    }));

    route(app, VEHICLE_CALLS.plateRegions, async ({ deps }) => ({
      response: { plats: await plateRegions(deps.db) },
      headers: MINUTES_CACHE,
    }));

    route(app, VEHICLE_CALLS.searchText, async ({ query, deps, request }) => {
      await takePoint(deps, LIMITS.vehicleText, request.ip);
      return { response: await foundByText(deps.db, query, deps.clock()), headers: MINUTES_CACHE };
    });

    route(app, VEHICLE_CALLS.orderPlan, async ({ params, query, deps }) => {
      const shown = await VEHICLE_CATALOGUE.show(deps.db, params.id, query, deps.clock());
      return { response: shown ?? refuse('NOT_FOUND', MESSAGES.plans.notFound) };
    });
  },
});
