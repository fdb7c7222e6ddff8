import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { NamedRoute, Shapes } from '../route.ts';

/** A search as its codec asks it. */
export type SearchQuery = Readonly<Record<string, string | number>>;

/** The same among what cuts a list. */
export type FlatQuery = Readonly<Record<string, string | number | undefined>>;

/** The calls of a line as plain data: a page of its products, one of them, and an order. */
export type LineRoutes<L extends SoldLine> = {
  plans: NamedRoute;
  plan: NamedRoute;
  order: NamedRoute & { multipart: true };
  /** Of a line that is asked by POST: what of a flat query is posted, and what stays in the address. */
  posted?: (query: FlatQuery) => { query: FlatQuery; body: object };
  /** The page in a reply of `plans`. */
  pageOf: (reply: never) => object;
  /** The product in a reply of `plan`. */
  planOf: (reply: never) => PlanOf<L>;
  /** The search with what the catalogue said of it in a page or a reply of `plan`. */
  searchOf: (reply: never, search: SearchOf<L>) => SearchOf<L>;
};

/** The same calls with their shapes. */
export type LineContracts = Record<'plans' | 'plan' | 'order', NamedRoute & Shapes>;

/** Ties the shapes of a line's call to its route. */
export function lineContract<R extends NamedRoute, S extends Shapes>(route: R, shapes: S): R & S {
  return { ...route, ...shapes };
}
