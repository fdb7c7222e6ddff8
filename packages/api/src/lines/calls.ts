import type { SoldLine } from '@naungan/domain/lines';
import { createHealthOrder, healthPlan, healthPlans } from './health.ts';
import { HEALTH_ROUTES } from './health-routes.ts';
import type { LineContracts, LineRoutes } from './line-call.ts';
import { personOrderParts } from './person.ts';
import { createPersonalAccidentOrder, personalAccident, personalAccidents } from './personal-accident.ts';
import { PERSONAL_ACCIDENT_ROUTES } from './personal-accident-routes.ts';

// Tables alone, without a call: a page that calls by `LINE_ROUTES` drops the others with their schemas.

/** The calls that each line has of its own: a page of its products, one of them, and an order. */
export const LINE_ROUTES = {
  kesehatan: HEALTH_ROUTES,
  kecelakaandiri: PERSONAL_ACCIDENT_ROUTES,
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
} as const satisfies Record<SoldLine, LineContracts>;

export type LineCalls<L extends SoldLine> = (typeof LINE_CALLS)[L];

/** The text parts that an order of each line is sent as. */
export const ORDER_PARTS = {
  kesehatan: personOrderParts,
  kecelakaandiri: personOrderParts,
} as const satisfies Record<SoldLine, unknown>;

export type OrderParts<L extends SoldLine> = (typeof ORDER_PARTS)[L]['_zod']['output'];
