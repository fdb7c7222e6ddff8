import type { LineReply } from '@naungan/api/client';
import { LINES } from '@naungan/api/lines/lines';
import type { SearchClient } from '@naungan/api/search-client';
import { todayInJakarta } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { PlanPage } from '@naungan/ui/plans/plan-list';

// This file imports no line's codec, so that a landing page loads only the codec of its line.

/** The part of a response that `searchOf` adds to the search: the server's data about the searched vehicle or building. */
type SearchFacts<L extends ProductType> = Parameters<(typeof LINES)[L]['searchOf']>[0];

type ReplyReaders = {
  [L in ProductType]: {
    pageOf: (reply: LineReply<L, 'plans'>['response']) => PlanPage & SearchFacts<L>;
    planOf: (reply: LineReply<L, 'plan'>['response']) => PlanOf<L>;
    searchOf: (reply: SearchFacts<L>, search: SearchOf<L>) => SearchOf<L>;
  };
};
/** The functions that read the replies of each line. */
export const REPLY_READERS: ReplyReaders = LINES;

/** Makes the calls of a line. */
export type LineClient = Pick<SearchClient, 'line'>;

/** Query of the smallest request that returns the number of plans. */
const ONE_PLAN = { page: 1, size: 1, sortField: 'createdAt', sortOrder: 'desc' } as const;

/** Resolves to the number of plans for a search, and the search completed with data of the response. */
export async function countPlans<L extends ProductType>(
  client: LineClient,
  line: L,
  codec: Pick<SearchCodec<SearchOf<L>>, 'apiQuery'>,
  search: SearchOf<L>,
): Promise<{ total: number; search: SearchOf<L> }> {
  const query = codec.apiQuery(search, todayInJakarta(new Date())) ?? {};
  const { pageOf, searchOf } = REPLY_READERS[line];
  const { response } = await client.line(line).plans({ ...ONE_PLAN, ...query });
  const page = pageOf(response);
  return { total: page.total, search: searchOf(page, search) };
}

/**
 * Resolves to whether there are plans for a search. The caller passes the codec of its line, so that no other line
 * loads.
 */
export async function hasPlans<L extends ProductType>(
  client: LineClient,
  line: L,
  codec: Pick<SearchCodec<SearchOf<L>>, 'apiQuery'>,
  search: SearchOf<L>,
): Promise<boolean> {
  return (await countPlans(client, line, codec, search)).total > 0;
}
