import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import type { PlanDetailHrefs } from '@naungan/ui/plans/plan-detail';
import type { PlanListHrefs, PlanQuery } from '@naungan/ui/plans/plan-list';
import { listSettings, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { type Links, withQuery } from '@naungan/ui/primitives/host';

/** Returns the search of a URL. */
export function readSearch<L extends ProductType>(line: L, urlQuery: string): SearchOf<L> {
  return lineSearch(line).read(new URLSearchParams(urlQuery));
}

/** Returns the id of the earlier order that the member places again (`?again=`), or null. */
export const formerOrderId = (urlQuery: string): string | null =>
  new URLSearchParams(urlQuery).get('again') || null;

const toQuery = (pairs: [string, string][]) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');

/** Returns a search as a URL query; empty for an empty search. */
export function searchQuery<L extends ProductType>(line: L, search: SearchOf<L>): string {
  return toQuery(lineSearch(line).write(search));
}

/** Returns the list's state as a URL query; empty for an unfiltered list without a search. */
export function listQuery<L extends ProductType>(line: L, query: PlanQuery, search: SearchOf<L>): string {
  return toQuery([...lineSearch(line).write(search), ...writePlanQuery(query, listSettings(line, search))]);
}

/** Returns the links of a list, with the list's state, so that back links restore this state. */
export function listHrefs<L extends ProductType>(
  { links, urlOf }: { links: Links; urlOf: (path: string) => string | null },
  line: L,
  query: PlanQuery,
  search: SearchOf<L>,
) {
  const state = listQuery(line, query, search);
  return {
    home: links.home,
    landing: links.landing(line),
    change: withQuery(links.landing(line), searchQuery(line, search)),
    detail: (id: string, planLine: ProductType = line) => withQuery(links.plan(planLine, id), state),
    order: (id: string, planLine: ProductType = line) => withQuery(links.buy(planLine, id), state),
    more: withQuery(links.plans(line), listQuery(line, { ...query, page: query.page + 1 }, search)),
    compare(ids: readonly string[]) {
      const sharedSearch = lineSearch(line).isPersonal ? '' : searchQuery(line, search);
      const listUrl = withQuery(links.plans(line), sharedSearch);
      return urlOf(withQuery(listUrl, `compare=${ids.join(',')}`)) ?? undefined;
    },
  } satisfies PlanListHrefs;
}

/** Returns the links of one plan, with the query of its URL; `search` is the search in that query. */
export function planHrefs<L extends ProductType>(
  links: Links,
  line: L,
  id: string,
  urlQuery: string,
  search: SearchOf<L> = readSearch(line, urlQuery),
): PlanDetailHrefs {
  return {
    home: links.home,
    landing: links.landing(line),
    list: withQuery(links.plans(line), urlQuery),
    order: withQuery(links.buy(line, id), urlQuery),
    change: withQuery(links.landing(line), searchQuery(line, search)),
  };
}

/**
 * Returns the ids of the compared plans, at most `limit`. A shared link has one `compare` parameter with all ids; a form
 * without JavaScript sends one `compare` parameter for each id.
 */
export function sharedIds(urlQuery: string, limit: number): string[] {
  const ids = new URLSearchParams(urlQuery).getAll('compare').flatMap((value) => value.split(','));
  return ids.filter(Boolean).slice(0, limit);
}

/**
 * Returns the URL with these ids in its parameter `compare`, so that a reload does not restore the shared plans. For fewer
 * than two ids, the parameter is removed. A URL without the parameter stays unchanged.
 */
export function urlWithComparison(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ids: readonly string[],
): string {
  const params = new URLSearchParams(search);
  if (ids.length < 2) params.delete('compare');
  else if (params.has('compare')) params.set('compare', ids.join(','));
  return pathname + (params.size > 0 ? `?${params}` : '');
}
