import { LINE_ROUTES } from '@naungan/api/lines/calls';
import { API_BASE } from '@naungan/api/routes';
import type { IsoDate } from '@naungan/domain/dates';
import { type SoldLine, searchedLine } from '@naungan/domain/lines';
import { PAGE_SIZE, type PlanQuery, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { readSearch } from './plan-address.ts';

/** What the call of a page of the list is given: filters that say nothing are left out. */
export function planListQuery({ q, priceMin, priceMax, chosen, ...query }: PlanQuery, size: number) {
  return {
    ...query,
    ...chosen,
    size,
    ...(q ? { q } : {}),
    ...(priceMin === null ? {} : { priceMin }),
    ...(priceMax === null ? {} : { priceMax }),
  };
}

function pathOf(path: string, query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return API_BASE + path + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
}

/**
 * The address of the first call that the list of `address` makes, so that the document can begin with it; null when there
 * is none, when it is posted, or when the list comes back with pages that were added to it.
 */
export function firstPlansPath(code: SoldLine, address: string, today: IsoDate): string | null {
  const query = readPlanQuery(code, new URLSearchParams(address));
  const asked = searchedLine(code).search.call(readSearch(code, address), today);
  if (asked === null || query.page > 1 || 'posted' in LINE_ROUTES[code]) return null;
  return pathOf(LINE_ROUTES[code].plans.path, { ...planListQuery(query, PAGE_SIZE), ...asked });
}

/** The address of the call for one plan, for the search of `address`; null when it is posted. */
export function firstPlanPath(code: SoldLine, id: string, address: string, today: IsoDate): string | null {
  if ('posted' in LINE_ROUTES[code]) return null;
  const asked = searchedLine(code).search.call(readSearch(code, address), today) ?? {};
  return pathOf(LINE_ROUTES[code].plan.path.replace(':id', encodeURIComponent(id)), asked);
}
