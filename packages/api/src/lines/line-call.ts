import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import type { NamedRoute, Shapes } from '../route.ts';

/** The calls of a line as plain data: a page of its products, one of them, and an order. */
export type LineRoutes<L extends SoldLine> = {
  plans: NamedRoute;
  plan: NamedRoute;
  order: NamedRoute & { multipart: true };
  /** The product in a reply of `plan`. */
  planOf: (reply: never) => PlanOf<L>;
};

/** The same calls with their shapes. */
export type LineContracts = Record<'plans' | 'plan' | 'order', NamedRoute & Shapes>;

/** Ties the shapes of a line's call to its route. */
export function lineContract<R extends NamedRoute, S extends Shapes>(route: R, shapes: S): R & S {
  return { ...route, ...shapes };
}
