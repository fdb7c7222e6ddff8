import { ApiError } from '@naungan/api/failure';
import { OWN } from '@naungan/api/lines/calls';
import { todayInJakarta } from '@naungan/domain/dates';
import { type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import type { FoundPlan, LineCalls } from './call-types.ts';
import { firstAnswer, type LineClient, REPLIES } from './first-answer.ts';

export type { LineClient };

/** A plan is the same for every search: for one that no plan can be for, it is read for any. */
const queryOf = <L extends SoldLine>(line: L, search: SearchOf<L>) =>
  searchedLine(line).search.call(search, todayInJakarta(new Date())) ?? {};

/** The calls of a line, made by this client. */
export function lineCalls<L extends SoldLine>(client: LineClient, line: L): LineCalls<L> {
  const calls = client.line(line);
  const { pageOf, planOf, searchOf } = REPLIES[line];
  return {
    async loadPlans(search, list) {
      const { response } = await calls.plans({ ...list, ...queryOf(line, search) });
      const page = pageOf(response);
      return { page, search: searchOf(page, search) };
    },
    async loadPlan(id, search, { listed = false } = {}) {
      const query = queryOf(line, search);
      const { response } = await calls.plan(id, listed ? query : (OWN[line]?.(query) ?? query));
      return { plan: planOf(response), search: searchOf(response, search) };
    },
    createOrder: calls.order,
  };
}

/** Whether any plan is sold for a search. */
export async function hasPlans<L extends SoldLine>(
  client: LineClient,
  line: L,
  search: SearchOf<L>,
): Promise<boolean> {
  return (await firstAnswer(client, line, searchedLine(line).search, search)).total > 0;
}

/**
 * A plan that can stand in the list of a line, or `null` when it is not sold, or not any more. Rejects when nobody could
 * say.
 */
export async function findPlan<L extends SoldLine>(
  client: LineClient,
  line: L,
  id: string,
  search: SearchOf<L>,
): Promise<FoundPlan<L> | null> {
  try {
    return await lineCalls(client, line).loadPlan(id, search, { listed: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
