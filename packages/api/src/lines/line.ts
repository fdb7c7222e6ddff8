import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import type { NamedRoute, Shapes } from '../route.ts';
import type { orderParts } from './order.ts';

/** A search as query parameters, as its codec writes it. */
export type SearchQuery = Readonly<Record<string, string | number>>;

/** A search together with the page, sort and filters of a list. */
export type FlatQuery = Readonly<Record<string, string | number | undefined>>;

/** The calls of a line as plain data: a page of its products, one product, and an order. */
export type LineRoutes<L extends ProductType> = {
  plans: NamedRoute;
  plan: NamedRoute;
  order: NamedRoute & { multipart: true };
  /** For a line that is searched by POST: splits a flat query into the body and the rest of the query. */
  posted?: (query: FlatQuery) => { query: FlatQuery; body: object };
  /** Returns the page in a reply of `plans`. */
  pageOf: (reply: never) => object;
  /** Returns the product in a reply of `plan`. */
  planOf: (reply: never) => PlanOf<L>;
  /** Returns the search with the catalogue's facts that a page or a reply of `plan` holds. */
  searchOf: (reply: never, search: SearchOf<L>) => SearchOf<L>;
  /** For a line whose searches also find products of other lines: restricts a search to this line's products. */
  lineOnlyQuery?: (query: SearchQuery) => SearchQuery;
};

/** The schemas of a line's calls, and of the text parts that an order is sent as. */
export type LineContracts = {
  calls: Record<'plans' | 'plan' | 'order', NamedRoute & Shapes>;
  orderParts: ReturnType<typeof orderParts>;
};

/** One entry of `LINES`. The schemas load on demand: a page that only calls needs none. */
export type LineApi<L extends ProductType> = LineRoutes<L> & {
  /** The name of the call that returns the landing page; lines may share one, which then names the line in its query. */
  landing: string;
  loadContracts: () => Promise<LineContracts>;
};

/** Adds the schemas of a line's call to its route. */
export function lineContract<R extends NamedRoute, S extends Shapes>(route: R, shapes: S): R & S {
  return { ...route, ...shapes };
}
