import type { PlanRow } from '@naungan/domain/lines/record';
import type { PriceScale } from '@naungan/domain/premium';
import { PAGE_SIZE, type PlanQuery } from './plan-query.ts';

export type PlanPage = {
  rows: PlanRow[];
  total: number;
  /** Scale of the price filter; it covers all plans of the search, regardless of the filters [Q26]. */
  priceScale: PriceScale | null;
};

/** Loads one page of a query; pages have `size` rows, 10 or 50. */
export type LoadPlans = (query: PlanQuery, size: number) => Promise<PlanPage>;

/** Maximum number of rows in a response. */
const MAX_PAGE_SIZE = 50;

/** Loads the rows of the pages `firstPage` to `lastPage` in as few requests as possible. */
export async function readPages(
  load: LoadPlans,
  query: PlanQuery,
  firstPage: number,
  lastPage: number,
): Promise<PlanPage> {
  const skippedRows = (firstPage - 1) * PAGE_SIZE;
  const rowCount = lastPage * PAGE_SIZE - skippedRows;
  // Large responses are possible only if the skipped rows are a whole number of large pages.
  const canBeLarge = lastPage > firstPage && skippedRows % MAX_PAGE_SIZE === 0;
  const size = canBeLarge ? MAX_PAGE_SIZE : PAGE_SIZE;
  const responses = await Promise.all(
    Array.from({ length: Math.ceil(rowCount / size) }, (_, index) =>
      load({ ...query, page: skippedRows / size + index + 1 }, size),
    ),
  );
  return {
    rows: responses.flatMap(({ rows }) => rows).slice(0, rowCount),
    total: responses.at(-1)?.total ?? 0,
    priceScale: responses.at(-1)?.priceScale ?? null,
  };
}
