import type { PlanRow } from '@naungan/domain/lines/record';
import type { PriceScale } from '@naungan/domain/premium';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_SIZE, type PlanQuery } from '../plan-query/plan-query.ts';
import { type LoadPlans, type PlanPage, readPages } from '../plan-query/read-pages.ts';
import { type SearchProblem, searchProblemOf } from '../search-problem/search-problem.ts';

export type PlanPages = {
  /** Key of the list to which the rows belong: filters, viewer and number of reloads. */
  key: string;
  rows: PlanRow[];
  total: number;
  totalPages: number;
  /** Number of the last loaded page. */
  page: number;
  priceScale: PriceScale | null;
};

export type PlanRequest =
  /** `pages` are displayed while more pages of the same list, or the first pages of another list, load. */
  | { state: 'loading'; pages: PlanPages | null }
  | { state: 'ready'; pages: PlanPages }
  /** `pages` are the pages of the same list that had loaded before the failure. */
  | { state: 'failed'; pages: PlanPages | null; problem: SearchProblem | null };

/** Returns the pages with the loaded rows appended. A row that is already in the list is replaced, not repeated. */
function appendPage(
  previousPages: PlanPages | null,
  key: string,
  page: number,
  loadedPage: PlanPage,
): PlanPages {
  const rows = new Map(previousPages?.rows.map((row) => [row._id, row]));
  for (const row of loadedPage.rows) rows.set(row._id, row);
  const { total, priceScale } = loadedPage;
  const totalPages = Math.ceil(total / PAGE_SIZE);
  return { key, rows: [...rows.values()], total, totalPages, page, priceScale };
}

/** Who sees a list: the server hides some plans from a visitor, and shows all plans to a member and to a guest, who has left contact details. */
export type Viewer = 'member' | 'guest' | 'visitor';

/**
 * Loads the pages 1 to `query.page`. While `viewer` is null, nothing is loaded. An additional page is appended to the
 * list. Other filters or another viewer start a new list. Responses to earlier requests are ignored.
 * @param renderedPages the pages 1 to `query.page` that the server has already rendered into the document, as a visitor sees them
 */
export function usePlanPages(
  load: LoadPlans,
  query: PlanQuery,
  viewer: Viewer | null,
  renderedPages: PlanPage | null = null,
) {
  const [attempt, setAttempt] = useState(0);
  const [reloadCount, setReloadCount] = useState(0);
  const viewerOfPages = viewer ?? (renderedPages ? 'visitor' : null);
  const { page, ...filters } = query;
  const key = JSON.stringify([filters, viewerOfPages, reloadCount]);
  const [request, setRequest] = useState<PlanRequest>(() =>
    renderedPages
      ? { state: 'ready', pages: appendPage(null, key, page, renderedPages) }
      : { state: 'loading', pages: null },
  );
  const loadedPages = useRef(request.pages);
  const previousViewer = useRef(viewerOfPages);
  const loadRange = useEffectEvent((firstPage: number, lastPage: number) =>
    readPages(load, query, firstPage, lastPage),
  );

  const isViewerUnknown = viewer === null;
  useEffect(() => {
    if (isViewerUnknown) return;
    let isCurrent = true;
    const pagesOfList = loadedPages.current?.key === key ? loadedPages.current : null;
    const firstPage = pagesOfList ? pagesOfList.page + 1 : 1;
    if (pagesOfList && (firstPage > page || firstPage > pagesOfList.totalPages)) {
      setRequest({ state: 'ready', pages: pagesOfList });
      return;
    }
    // Remove the previous viewer's list: a visitor's list hides plans that a member may see.
    if (previousViewer.current !== viewerOfPages) loadedPages.current = null;
    previousViewer.current = viewerOfPages;
    setRequest({ state: 'loading', pages: loadedPages.current });
    loadRange(firstPage, page).then(
      (response) => {
        if (!isCurrent) return;
        const pages = appendPage(pagesOfList, key, page, response);
        loadedPages.current = pages;
        // The rows are rendered in a transition, because rendering ten cards in one task blocks a slow phone
        // for too long.
        startTransition(() => setRequest({ state: 'ready', pages }));
      },
      (thrown: unknown) => {
        if (isCurrent) setRequest({ state: 'failed', pages: pagesOfList, problem: searchProblemOf(thrown) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, page, attempt, isViewerUnknown, viewerOfPages]);

  return {
    request,
    /** Whether the displayed rows belong to another list than the requested list. */
    stale: request.pages !== null && request.pages.key !== key,
    /** Repeats the failed request. */
    retry: () => setAttempt((count) => count + 1),
    /** Loads the list again from its first page. */
    reload: () => setReloadCount((count) => count + 1),
  };
}
