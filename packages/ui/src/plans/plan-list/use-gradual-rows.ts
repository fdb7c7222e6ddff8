import { type RefObject, useEffect, useState } from 'react';
import { firstRowInView } from './rows-in-view.ts';
import type { PlanPages } from './use-plan-pages.ts';

/** Rows that are drawn in a frame: near the window, where they are laid out too, and farther off. */
const NEAR_AT_ONCE = 1;
const FAR_AT_ONCE = 2;
/** So many rows from the first one in the window are near. */
const NEAR = 9;
/** Rows that are cleared away in a frame, and those that stay until another list takes their place. */
const CLEARED_AT_ONCE = 16;
const KEPT = 4;
/** The room of more rows than these is a frame's work in itself: the first card comes with the next. */
const LONG = 50;

export type GradualRows = {
  pages: PlanPages | null;
  /** Numbers of the rows that are drawn; the others only keep their room. */
  drawn: ReadonlySet<number>;
  /** All of the wanted list is drawn, and nothing of another. */
  settled: boolean;
};

type State = Pick<GradualRows, 'pages' | 'drawn'>;

const NOTHING: State = { pages: null, drawn: new Set() };

/** How far a row is from the first one in the window; below counts as nearer than above. */
const distance = (row: number, first: number) => (row < first ? 2 * (first - row) : row - first);

/** Some rows more of the wanted list, or some less of the list that it replaces. */
function nextStep({ pages, drawn }: State, wanted: PlanPages | null, first: number): State {
  const byDistance = (a: number, b: number) => distance(a, first) - distance(b, first);
  if (wanted && pages?.key === wanted.key) {
    const missing = [...wanted.rows.keys()].filter((row) => !drawn.has(row)).sort(byDistance);
    const near = distance(missing[0] ?? 0, first) < NEAR;
    return {
      pages: wanted,
      drawn: new Set([...drawn, ...missing.slice(0, near ? NEAR_AT_ONCE : FAR_AT_ONCE)]),
    };
  }
  if (drawn.size > KEPT) {
    const left = [...drawn].sort(byDistance).slice(0, Math.max(KEPT, drawn.size - CLEARED_AT_ONCE));
    return { pages, drawn: new Set(left) };
  }
  if (!wanted) return NOTHING;
  return { pages: wanted, drawn: new Set(wanted.rows.length > LONG ? [] : [0]) };
}

function isSettled({ pages, drawn }: State, wanted: PlanPages | null) {
  if (pages?.key !== wanted?.key) return false;
  return wanted === null || drawn.size >= wanted.rows.length;
}

/**
 * The list as it is drawn, some rows a frame, beginning with what is in the window, and cleared away likewise: two
 * hundred cards in one go would hold up a slow phone for a second. The rows that are not drawn yet have their room,
 * so nothing moves.
 */
export function useGradualRows(
  wanted: PlanPages | null,
  list: RefObject<HTMLUListElement | null>,
): GradualRows {
  const [state, setState] = useState(NOTHING);
  const settled = isSettled(state, wanted);

  useEffect(() => {
    if (settled) return;
    const frame = requestAnimationFrame(() => {
      setState(nextStep(state, wanted, list.current ? firstRowInView(list.current) : 0));
    });
    return () => cancelAnimationFrame(frame);
  }, [settled, state, wanted, list]);

  // Pages that were added to the list that is drawn have their room at once.
  const pages = wanted && state.pages?.key === wanted.key ? wanted : state.pages;
  return { pages, drawn: state.drawn, settled };
}
