import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import type { PlanQuery } from '@naungan/ui/plans/plan-query';
import type { FoundPlans } from './call-types.ts';
import { planListQuery } from './first-plans.ts';
import { type LineClient, lineCalls } from './line-calls.ts';

/** Loads a page of plans. Makes no call if no plan can match the search. */
export async function loadPlans<L extends ProductType>(
  client: LineClient,
  line: L,
  query: PlanQuery,
  size: number,
  search: SearchOf<L>,
): Promise<FoundPlans<L>> {
  if (lineSearch(line).apiQuery(search, todayInJakarta(new Date())) === null)
    return { page: { rows: [], total: 0, priceScale: null }, search };
  return lineCalls(client, line).loadPlans(search, planListQuery(query, size));
}
