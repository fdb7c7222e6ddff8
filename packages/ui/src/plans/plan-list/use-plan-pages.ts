import type { PlanRow } from '@naungan/domain/lines/record';
import type { PriceScale } from '@naungan/domain/premium';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_SIZE, type PlanQuery } from '../plan-query/plan-query.ts';
import { type SearchProblem, searchProblemOf } from '../search-problem/search-problem.ts';

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

export type PlanPages = {
  /** Key of the list to which the rows belong: filters and viewer. */
  key: string;
  rows: PlanRow[];
  total: number;
  totalPages: number;
  /** Number of the last loaded page. */
  page: number;
  priceScale: PriceScale | null;
};

export type PlanRequest =
  /** `pages` stay displayed while more pages of the same list or the first pages of another list load. */
  | { state: 'loading'; pages: PlanPages | null }
  | { state: 'ready'; pages: PlanPages }
  /** `pages` are the pages of the same list that had loaded before the failure. */
  | { state: 'failed'; pages: PlanPages | null; problem: SearchProblem | null };

function appendPage(previous: PlanPages | null, key: string, page: number, loadedPage: PlanPage): PlanPages {
  const rows = new Map(previous?.rows.map((row) => [row._id, row]));
  for (const row of loadedPage.rows) rows.set(row._id, row);
  const { total, priceScale } = loadedPage;
  const totalPages = Math.ceil(total / PAGE_SIZE);
  return { key, rows: [...rows.values()], total, totalPages, page, priceScale };
}

/** Loads the rows of pages `from` to `to` in as few requests as possible. */
async function readPages(load: LoadPlans, query: PlanQuery, from: number, to: number): Promise<PlanPage> {
  const start = (from - 1) * PAGE_SIZE;
  const size = to > from && start % MAX_PAGE_SIZE === 0 ? MAX_PAGE_SIZE : PAGE_SIZE;
  const count = Math.ceil((to * PAGE_SIZE - start) / size);
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => load({ ...query, page: start / size + index + 1 }, size)),
  );
  return {
    rows: responses.flatMap(({ rows }) => rows).slice(0, to * PAGE_SIZE - start),
    total: responses.at(-1)?.total ?? 0,
    priceScale: responses.at(-1)?.priceScale ?? null,
  };
}

/**
 * Loads pages 1 to `query.page`. `viewer` identifies who sees the list (a member or a guest); while it is null,
 * nothing is loaded. An additional page is appended to the list; other filters or another viewer start a new
 * list. Only the result of the newest request counts.
 */
export function usePlanPages(load: LoadPlans, query: PlanQuery, viewer: string | null) {
  const [request, setRequest] = useState<PlanRequest>({ state: 'loading', pages: null });
  const [attempt, setAttempt] = useState(0);
  const [generation, setGeneration] = useState(0);
  const loadedPages = useRef<PlanPages | null>(null);
  const loadRange = useEffectEvent((from: number, to: number) => readPages(load, query, from, to));

  const { page, ...filters } = query;
  const key = JSON.stringify([filters, viewer, generation]);

  const isViewerUnknown = viewer === null;
  useEffect(() => {
    if (isViewerUnknown) return;
    let isCurrent = true;
    const samePages = loadedPages.current?.key === key ? loadedPages.current : null;
    const from = samePages ? samePages.page + 1 : 1;
    if (samePages && (from > page || from > samePages.totalPages)) {
      setRequest({ state: 'ready', pages: samePages });
      return;
    }
    setRequest({ state: 'loading', pages: loadedPages.current });
    loadRange(from, page).then(
      (response) => {
        if (!isCurrent) return;
        const pages = appendPage(samePages, key, page, response);
        loadedPages.current = pages;
        // The rows are rendered in a transition, because rendering ten cards in one task blocks a slow phone
        // for too long.
        startTransition(() => setRequest({ state: 'ready', pages }));
      },
      (thrown: unknown) => {
        if (isCurrent) setRequest({ state: 'failed', pages: samePages, problem: searchProblemOf(thrown) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, page, attempt, isViewerUnknown]);

  return {
    request,
    /** Whether the displayed rows belong to another list than the requested one. */
    stale: request.pages !== null && request.pages.key !== key,
    retry: () => setAttempt((count) => count + 1),
    reload: () => setGeneration((count) => count + 1),
  };
}
