import type { SoldLine } from '@naungan/domain/lines';
import { createHealthOrder, healthPlan, healthPlans } from './health.ts';
import { HEALTH_ROUTES } from './health-routes.ts';
import type { FlatQuery, LineContracts, LineRoutes, SearchQuery } from './line-call.ts';
import { personOrderParts } from './person.ts';
import { createPersonalAccidentOrder, personalAccident, personalAccidents } from './personal-accident.ts';
import { PERSONAL_ACCIDENT_ROUTES } from './personal-accident-routes.ts';
import { EARTHQUAKE_CALLS, FIRE_CALLS, FIRE_EARTHQUAKE_CALLS, propertyOrderParts } from './property.ts';
import { EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES, FIRE_ROUTES, ownQuery } from './property-routes.ts';
import { VEHICLE_CALLS, vehicleOrderParts } from './vehicle.ts';
import { VEHICLE_ROUTES } from './vehicle-routes.ts';

export type { FlatQuery, LineRoutes };

// Tables alone, without a call: a page that calls by `LINE_ROUTES` drops the others with their schemas.

/** The calls that each line has of its own: a page of its products, one of them, an order, and what its search needs. */
export const LINE_ROUTES = {
  kesehatan: HEALTH_ROUTES,
  kecelakaandiri: PERSONAL_ACCIDENT_ROUTES,
  kendaraan: VEHICLE_ROUTES,
  kebakaran: FIRE_ROUTES,
  gempabumi: EARTHQUAKE_ROUTES,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE_ROUTES,
} as const satisfies { [L in SoldLine]: LineRoutes<L> };

/** The same with their shapes. */
export const LINE_CALLS = {
  kesehatan: {
    plans: healthPlans,
    plan: healthPlan,
    order: createHealthOrder,
  },
  kecelakaandiri: {
    plans: personalAccidents,
    plan: personalAccident,
    order: createPersonalAccidentOrder,
  },
  kendaraan: VEHICLE_CALLS,
  kebakaran: FIRE_CALLS,
  gempabumi: EARTHQUAKE_CALLS,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE_CALLS,
} as const satisfies Record<SoldLine, LineContracts>;

/** How a product of the line alone is asked for, of lines whose searches find products of others too. */
export const OWN: Partial<Record<SoldLine, (query: SearchQuery) => SearchQuery>> = {
  kebakaran: ownQuery,
  'kebakaran-gempabumi': ownQuery,
};

export type LineCalls<L extends SoldLine> = (typeof LINE_CALLS)[L];

/** The text parts that an order of each line is sent as. */
export const ORDER_PARTS = {
  kesehatan: personOrderParts,
  kecelakaandiri: personOrderParts,
  kendaraan: vehicleOrderParts,
  kebakaran: propertyOrderParts,
  gempabumi: propertyOrderParts,
  'kebakaran-gempabumi': propertyOrderParts,
} as const satisfies Record<SoldLine, unknown>;

export type OrderParts<L extends SoldLine> = (typeof ORDER_PARTS)[L]['_zod']['output'];
