import { type RefObject, useEffect, useState } from 'react';
import { inNextFrame } from '../../primitives/after-frame.ts';
import { firstRowInView } from './rows-in-view.ts';
import type { PlanPages } from './use-plan-pages.ts';

/** Rows rendered per frame near the window and far from it. The browser also lays out the rows near the window. */
const NEAR_ROWS_PER_FRAME = 1;
const FAR_ROWS_PER_FRAME = 2;
/** Rows that are closer to the first visible row than this distance count as near. */
const NEAR_DISTANCE = 9;
/** Rows of a former list that are removed per frame. */
const REMOVED_ROWS_PER_FRAME = 16;
/** Rows of a former list that stay until the new list replaces them. */
const RETAINED_ROWS = 4;
/**
 * If a list is longer than this, the first frame renders only the placeholders, because laying them out takes a
 * whole frame; the first card is rendered in the next frame.
 */
const LONG_LIST = 50;

export type ProgressiveRows = {
  pages: PlanPages | null;
  /** Indexes of the rendered rows; the others are placeholders. */
  renderedIndexes: ReadonlySet<number>;
  /** Whether all rows of the requested list are rendered, and no rows of the former list. */
  isSettled: boolean;
};

type RenderState = Pick<ProgressiveRows, 'pages' | 'renderedIndexes'>;

const EMPTY_STATE: RenderState = { pages: null, renderedIndexes: new Set() };
/** Returns the state with all rows, as the server renders them. */
const completeState = (pages: PlanPages): RenderState => ({
  pages,
  renderedIndexes: new Set(pages.rows.keys()),
});

/**
 * Returns the distance of a row from the first visible row. A row above counts double, so that rows below are
 * rendered first.
 */
const distanceOf = (row: number, firstVisible: number) =>
  row < firstVisible ? 2 * (firstVisible - row) : row - firstVisible;

/**
 * Returns the state of the next frame: more rows of the requested list, or fewer rows of the former list.
 * `firstVisible` is the index of the first visible row.
 */
function nextState(
  { pages, renderedIndexes }: RenderState,
  requestedPages: PlanPages | null,
  firstVisible: number,
): RenderState {
  const byDistance = (one: number, other: number) =>
    distanceOf(one, firstVisible) - distanceOf(other, firstVisible);
  if (requestedPages && pages?.key === requestedPages.key) {
    const missingIndexes = [...requestedPages.rows.keys()]
      .filter((row) => !renderedIndexes.has(row))
      .sort(byDistance);
    const isNear = distanceOf(missingIndexes[0] ?? 0, firstVisible) < NEAR_DISTANCE;
    const addedCount = isNear ? NEAR_ROWS_PER_FRAME : FAR_ROWS_PER_FRAME;
    return {
      pages: requestedPages,
      renderedIndexes: new Set([...renderedIndexes, ...missingIndexes.slice(0, addedCount)]),
    };
  }
  if (renderedIndexes.size > RETAINED_ROWS) {
    const remainingIndexes = [...renderedIndexes]
      .sort(byDistance)
      .slice(0, Math.max(RETAINED_ROWS, renderedIndexes.size - REMOVED_ROWS_PER_FRAME));
    return { pages, renderedIndexes: new Set(remainingIndexes) };
  }
  if (!requestedPages) return EMPTY_STATE;
  return {
    pages: requestedPages,
    renderedIndexes: new Set(requestedPages.rows.length > LONG_LIST ? [] : [0]),
  };
}

function isListSettled({ pages, renderedIndexes }: RenderState, requestedPages: PlanPages | null) {
  if (pages?.key !== requestedPages?.key) return false;
  return requestedPages === null || renderedIndexes.size >= requestedPages.rows.length;
}

/**
 * Renders the requested list a few rows per frame, beginning with the rows in the window, and removes the former list
 * in the same way. Two hundred cards in one task would block a slow phone for a second. Rows that are not rendered yet
 * have placeholders of the same height, so the list does not move.
 */
export function useProgressiveRows(
  requestedPages: PlanPages | null,
  list: RefObject<HTMLUListElement | null>,
): ProgressiveRows {
  const [state, setState] = useState(() => (requestedPages ? completeState(requestedPages) : EMPTY_STATE));
  const isSettled = isListSettled(state, requestedPages);

  useEffect(() => {
    if (isSettled) return;
    return inNextFrame(() => {
      setState(nextState(state, requestedPages, list.current ? firstRowInView(list.current) : 0));
    });
  }, [isSettled, state, requestedPages, list]);

  // When the viewer changes, for example by a sign-in, the plans of the former viewer disappear immediately.
  if (!requestedPages) return { ...EMPTY_STATE, isSettled };
  // If pages were added to the displayed list, their placeholders are returned immediately.
  const pages = state.pages?.key === requestedPages.key ? requestedPages : state.pages;
  return { pages, renderedIndexes: state.renderedIndexes, isSettled };
}
