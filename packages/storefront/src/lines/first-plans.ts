import { API_BASE } from '@naungan/api/api-base';
import { type FlatQuery, LINES, type LineRoutes } from '@naungan/api/lines/lines';
import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import { PAGE_SIZE, type PlanQuery, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { readSearch } from './plan-url.ts';

/** Returns the query of a list page, without filters that are not set. */
export function planListQuery({ q, priceMin, priceMax, lineFilters, ...query }: PlanQuery, size: number) {
  return {
    ...query,
    ...lineFilters,
    size,
    ...(q ? { q } : {}),
    ...(priceMin === null ? {} : { priceMin }),
    ...(priceMax === null ? {} : { priceMax }),
  };
}

/** A call that the HTML document makes before scripts are loaded; only a POST has a `body`, serialised as the client does. */
export type DocumentCall = { url: string; body?: string };

type PlanRoutes = Pick<LineRoutes<ProductType>, 'plans' | 'plan' | 'splitSearchForPost'>;

/** Returns the call for a path and a search, with the search in the query or, for a POST, in the body. */
function documentCall(
  path: string,
  searchQuery: FlatQuery,
  splitSearchForPost: PlanRoutes['splitSearchForPost'],
): DocumentCall {
  const { query, body } = {
    body: undefined,
    ...(splitSearchForPost?.(searchQuery) ?? { query: searchQuery }),
  };
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const url = API_BASE + path + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
  return { url, ...(body && { body: JSON.stringify(body) }) };
}

/**
 * Returns the call by which the document loads the list at `urlQuery`; null if no product can match the search, or if
 * `urlQuery` requests more than the first page.
 */
export function firstPlansCall(line: ProductType, urlQuery: string, today: IsoDate): DocumentCall | null {
  const query = readPlanQuery(line, new URLSearchParams(urlQuery));
  const searchQuery = lineSearch(line).apiQuery(readSearch(line, urlQuery), today);
  if (searchQuery === null || query.page > 1) return null;
  const { plans, splitSearchForPost }: PlanRoutes = LINES[line];
  return documentCall(plans.path, { ...planListQuery(query, PAGE_SIZE), ...searchQuery }, splitSearchForPost);
}

/** Returns the call for one plan, for the search of `urlQuery`. */
export function firstPlanCall(line: ProductType, id: string, urlQuery: string, today: IsoDate): DocumentCall {
  const searchQuery = lineSearch(line).apiQuery(readSearch(line, urlQuery), today) ?? {};
  const { plan, splitSearchForPost }: PlanRoutes = LINES[line];
  return documentCall(plan.path.replace(':id', encodeURIComponent(id)), searchQuery, splitSearchForPost);
}
