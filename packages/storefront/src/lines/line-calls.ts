import type { Client, LineAnswer } from '@naungan/api/client';
import { ApiError } from '@naungan/api/failure';
import { LINE_ROUTES } from '@naungan/api/lines/calls';
import { todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import type { LineCalls } from './call-types.ts';

type Replies = {
  [L in SoldLine]: { planOf: (reply: LineAnswer<L, 'plan'>['response']) => PlanOf<L> };
};
const REPLIES: Replies = LINE_ROUTES;

/** A plan is the same for every search: for one that no plan can be for, it is read for any. */
const queryOf = <L extends SoldLine>(line: L, search: SearchOf<L>) =>
  lineOf(line).search.call(search, todayInJakarta(new Date())) ?? {};

/** What makes the calls of a line. */
export type LineClient = Pick<Client, 'line'>;

/** The calls of a line, made by this client. */
export function lineCalls<L extends SoldLine>(client: LineClient, line: L): LineCalls<L> {
  const calls = client.line(line);
  return {
    loadPlans: async (search, list) => (await calls.plans({ ...list, ...queryOf(line, search) })).response,
    loadPlan: async (id, search) =>
      REPLIES[line].planOf((await calls.plan(id, queryOf(line, search))).response),
    createOrder: calls.order,
  };
}

/** Whether any plan is sold for a search. */
export async function hasPlans<L extends SoldLine>(
  client: LineClient,
  line: L,
  search: SearchOf<L>,
): Promise<boolean> {
  const one = { page: 1, size: 1, sortField: 'createdAt', sortOrder: 'desc' } as const;
  return (await lineCalls(client, line).loadPlans(search, one)).total > 0;
}

/** A plan, or `null` when it is not sold, or not any more. Rejects when nobody could say. */
export async function findPlan<L extends SoldLine>(
  client: LineClient,
  line: L,
  id: string,
  search: SearchOf<L>,
): Promise<PlanOf<L> | null> {
  try {
    return await lineCalls(client, line).loadPlan(id, search);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
