import type { SoldLine } from '@naungan/domain/lines';
import { HEALTH_ROUTES } from './health-routes.ts';
import type { LineRoutes } from './line-call.ts';
import { PERSONAL_ACCIDENT_ROUTES } from './personal-accident-routes.ts';

/** The calls that each line has of its own; their shapes are in `calls.ts`, so that a page can call without them. */
export const LINE_ROUTES = {
  kesehatan: HEALTH_ROUTES,
  kecelakaandiri: PERSONAL_ACCIDENT_ROUTES,
} as const satisfies { [L in SoldLine]: LineRoutes<L> };
