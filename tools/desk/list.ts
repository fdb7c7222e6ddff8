import type { ListPage } from '@naungan/api/list-page';
import type { RouteName } from '@naungan/api/routes';
import type { DeskAction, Options } from './command.ts';

/** Options of every list, and of a list of records, which is sorted by time. */
export const PAGE_OPTIONS = ['limit', 'after'];
export const RECORD_LIST_OPTIONS = ['q', 'from', 'to', 'sort', ...PAGE_OPTIONS];
export const RECORD_LIST_USAGE =
  '[--q "search"] [--from 2026-11-01] [--to 2026-11-30] [--sort newest|oldest] [--limit 100] [--after cursor]';

/** Returns the query of a list of records. */
export const recordListQuery = ({ q, from, to, sort, limit, after }: Options) => ({
  q,
  from,
  to,
  sort,
  limit,
  after,
});

/** Returns the action that prints a page of a list, and how to print the next page. */
export const listCommand =
  <Row>(call: RouteName, query: Options, print: (rows: Row[]) => string): DeskAction =>
  async ({ desk }) => {
    const { rows, next } = await desk<ListPage<Row>>(call, { query });
    return next === null ? print(rows) : `${print(rows)}\nMore: add --after ${next}`;
  };
