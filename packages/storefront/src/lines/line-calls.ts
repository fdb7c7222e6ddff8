import { ApiProblem } from '@naungan/api/api-problem';
import { LINES, type LineRoutes } from '@naungan/api/lines/lines';
import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import type { FoundPlan, LineCalls } from './call-types.ts';
import { type LineClient, REPLY_READERS } from './count-plans.ts';

export type { LineClient };

/** Returns the API query of a search. For a search that no plan can match the query is empty, so that a single plan can still be loaded. */
const queryOf = <L extends ProductType>(line: L, search: SearchOf<L>) =>
  lineSearch(line).apiQuery(search, todayInJakarta(new Date())) ?? {};

/** Returns the calls of a line with this client. */
export function lineCalls<L extends ProductType>(client: LineClient, line: L): LineCalls<L> {
  const calls = client.line(line);
  const { pageOf, planOf, searchOf } = REPLY_READERS[line];
  const { lineOnlyQuery } = LINES[line] as LineRoutes<ProductType>;
  return {
    async loadPlans(search, list) {
      const { response } = await calls.plans({ ...list, ...queryOf(line, search) });
      const page = pageOf(response);
      return { page, search: searchOf(page, search) };
    },
    async loadPlan(id, search, { includesOtherLines = false } = {}) {
      const query = queryOf(line, search);
      const { response } = await calls.plan(
        id,
        includesOtherLines ? query : (lineOnlyQuery?.(query) ?? query),
      );
      return { plan: planOf(response), search: searchOf(response, search) };
    },
    createOrder: calls.order,
  };
}

/** Resolves to a plan that a line's list may contain, or `null` if it is not sold. Rejects if the request fails. */
export async function findPlan<L extends ProductType>(
  client: LineClient,
  line: L,
  id: string,
  search: SearchOf<L>,
): Promise<FoundPlan<L> | null> {
  try {
    return await lineCalls(client, line).loadPlan(id, search, { includesOtherLines: true });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
