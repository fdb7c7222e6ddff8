import type { Client, LineAnswer } from '@naungan/api/client';
import { LINES } from '@naungan/api/lines/lines';
import { todayInJakarta } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { PlanPage } from '@naungan/ui/plans/plan-list';

// Knows no line: a landing page gives the codec of its own, and loads that of no other.

/** What of a reply says more of the search than its address. */
type Said<L extends ProductType> = Parameters<(typeof LINES)[L]['searchOf']>[0];

type Replies = {
  [L in ProductType]: {
    pageOf: (reply: LineAnswer<L, 'plans'>['response']) => PlanPage & Said<L>;
    planOf: (reply: LineAnswer<L, 'plan'>['response']) => PlanOf<L>;
    searchOf: (said: Said<L>, search: SearchOf<L>) => SearchOf<L>;
  };
};
/** How the replies of each line are read. */
export const REPLIES: Replies = LINES;

/** What makes the calls of a line. */
export type LineClient = Pick<Client, 'line'>;

/** The shortest list that says whether there is anything. */
const ONE_PLAN = { page: 1, size: 1, sortField: 'createdAt', sortOrder: 'desc' } as const;

/** How many plans are sold for a search, and the search with what the answer said of it. */
export async function firstAnswer<L extends ProductType>(
  client: LineClient,
  line: L,
  codec: Pick<SearchCodec<SearchOf<L>>, 'call'>,
  search: SearchOf<L>,
): Promise<{ total: number; search: SearchOf<L> }> {
  const asked = codec.call(search, todayInJakarta(new Date())) ?? {};
  const { pageOf, searchOf } = REPLIES[line];
  const { response } = await client.line(line).plans({ ...ONE_PLAN, ...asked });
  const page = pageOf(response);
  return { total: page.total, search: searchOf(page, search) };
}

/** Whether any plan is sold for a search. The caller passes the codec of its line, so that no other line loads. */
export async function hasPlans<L extends ProductType>(
  client: LineClient,
  line: L,
  codec: Pick<SearchCodec<SearchOf<L>>, 'call'>,
  search: SearchOf<L>,
): Promise<boolean> {
  return (await firstAnswer(client, line, codec, search)).total > 0;
}
