import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import type { Example } from '../openapi/example.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import type { orderParts } from './order.ts';

/** A search as query parameters: the result of the search codec of its line. */
export type SearchQuery = Readonly<Record<string, string | number>>;

/** A search together with the page, sort and filters of a list. */
export type FlatQuery = Readonly<Record<string, string | number | undefined>>;

/** The calls of a line as plain data: landing page, list of products, one product, quote and order. */
export type LineRoutes<L extends ProductType> = {
  /** The call for the landing page's content. Lines may share the call; the query then has `productType`. */
  landing: NamedRoute;
  plans: NamedRoute;
  plan: NamedRoute;
  /** The call for the amounts of an order. */
  orderQuote: NamedRoute;
  order: NamedRoute & { multipart: true };
  /** For a line that is searched by POST: splits a flat query into the body and the remaining query. */
  splitSearchForPost?: (query: FlatQuery) => { query: FlatQuery; body: object };
  /** Returns the page in a reply of `plans`. */
  pageOf: (reply: never) => object;
  /** Returns the product in a reply of `plan`. */
  planOf: (reply: never) => PlanOf<L>;
  /** Returns the search with the server's data about the searched object, from a reply of `plans` or `plan`. */
  searchOf: (reply: never, search: SearchOf<L>) => SearchOf<L>;
  /** For a line whose searches also find products of other lines: restricts a search to this line's products. */
  lineOnlyQuery?: (query: SearchQuery) => SearchQuery;
};

/** The schemas of a line's calls, and of the text parts of an order. */
export type LineContracts = {
  calls: Record<'landing' | 'plans' | 'plan' | 'orderQuote' | 'order', NamedRoute & Shapes>;
  orderParts: ReturnType<typeof orderParts>;
};

/** Examples of a line's calls by the names in `calls`; `ExamplesOf` checks the types in the line's folder. */
export type LineExamples = Partial<Record<string, Example>> & {
  order: { request: { params: object; payload: object } };
};

/** One entry of `LINES`. The schemas load on demand, because a page that only sends requests needs none. */
export type LineApi<L extends ProductType> = LineRoutes<L> & {
  loadContracts: () => Promise<LineContracts>;
  /** Examples of the calls, for the OpenAPI document. Only servers and tools load them. */
  loadExamples: () => Promise<LineExamples>;
};

/** Adds the schemas of a line's call to its route. */
export function lineContract<R extends NamedRoute, S extends Shapes>(route: R, shapes: S): R & S {
  return { ...route, ...shapes };
}
