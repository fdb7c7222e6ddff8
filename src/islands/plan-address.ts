import { type IsoDate, isIsoDate } from '@naungan/domain/dates';
import { LINES, orderPath } from '@naungan/domain/lines';
import type { PlanDetailHrefs } from '@naungan/ui/plans/plan-detail';
import type { PlanListHrefs, PlanQuery } from '@naungan/ui/plans/plan-list';
import { writePlanQuery } from '@naungan/ui/plans/plan-query';
import type { BirthLine } from '../lib/birth-lines.ts';

/**
 * The birth date that the visitor gave, in `?dob=`. Without one plans are shown for the default age [2 §9], which no
 * link carries on: an order would begin with a date that nobody gave.
 */
export function givenBirthDate(search: string): IsoDate | undefined {
  const dob = new URLSearchParams(search).get('dob');
  return isIsoDate(dob) ? dob : undefined;
}

const searchFor = (dob: IsoDate | undefined) => (dob ? `?dob=${dob}` : '');

/** The list's state as the query of its address; empty for the whole list for nobody's birth date. */
export function listSearch(query: PlanQuery, dob: IsoDate | undefined): string {
  const search = new URLSearchParams([...(dob ? [['dob', dob]] : []), ...writePlanQuery(query)]);
  return search.size > 0 ? `?${search}` : '';
}

/** What leads away from the list takes its state along, for the way back. */
export function listHrefs(code: BirthLine, query: PlanQuery, dob: IsoDate | undefined) {
  const { landingPath, listPath } = LINES[code];
  const search = listSearch(query, dob);
  return {
    home: '/',
    landing: landingPath,
    change: landingPath + searchFor(dob),
    detail: (id) => `${listPath}/${id}${search}`,
    order: (id) => orderPath(code, id) + search,
    compare: (ids) => `${location.origin}${listPath}?compare=${ids.join(',')}`,
  } satisfies PlanListHrefs;
}

/** The links of one plan, with the query of its own address. */
export function planHrefs(code: BirthLine, id: string, search: string): PlanDetailHrefs {
  const { landingPath, listPath } = LINES[code];
  return {
    home: '/',
    landing: landingPath,
    list: listPath + search,
    order: orderPath(code, id) + search,
    change: landingPath + searchFor(givenBirthDate(search)),
  };
}

/** The plans that a shared link compares, `limit` at most. */
export function sharedIds(search: string, limit: number): string[] {
  return (new URLSearchParams(search).get('compare') ?? '').split(',').filter(Boolean).slice(0, limit);
}

/** The address for this choice instead of the shared one, or for none: a reload must not bring that back. */
export function addressComparing(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ids: readonly string[],
): string {
  const params = new URLSearchParams(search);
  if (ids.length < 2) params.delete('compare');
  else if (params.has('compare')) params.set('compare', ids.join(','));
  return pathname + (params.size > 0 ? `?${params}` : '');
}
