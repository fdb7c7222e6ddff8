import { type RefObject, useEffect, useState } from 'react';
import { firstRowInView } from './rows-in-view.ts';
import type { PlanPages } from './use-plan-pages.ts';

/** Rows that are drawn at a time: what a slow phone can do between two frames. */
export const PIECE = 2;
/** Pieces that are cleared away at a time, and those that stay until another list takes their place. */
const CLEARED = 8;
const KEPT = 3;

export type GradualRows = {
  pages: PlanPages | null;
  /** Numbers of the pieces whose rows are drawn; the others only keep their room. */
  drawn: ReadonlySet<number>;
  /** All of the wanted list is drawn, and nothing of another. */
  settled: boolean;
};

type State = Pick<GradualRows, 'pages' | 'drawn'>;

const NOTHING: State = { pages: null, drawn: new Set() };

const pieceCount = (pages: PlanPages) => Math.ceil(pages.rows.length / PIECE);

/** Pieces by their distance from the one at `near`, the nearest first; below before above. */
const byDistance = (near: number) => (a: number, b: number) => distance(a, near) - distance(b, near);
const distance = (piece: number, near: number) => (piece < near ? near - piece : piece - near - 0.5);

/** One piece more of the wanted list, or some pieces less of the list that it replaces. */
function nextStep({ pages, drawn }: State, wanted: PlanPages | null, near: number): State {
  if (wanted && pages?.key === wanted.key) {
    const missing = Array.from({ length: pieceCount(wanted) }, (_, piece) => piece)
      .filter((piece) => !drawn.has(piece))
      .sort(byDistance(near));
    return { pages: wanted, drawn: new Set([...drawn, ...missing.slice(0, 1)]) };
  }
  if (drawn.size > KEPT) {
    const left = [...drawn].sort(byDistance(near)).slice(0, Math.max(KEPT, drawn.size - CLEARED));
    return { pages, drawn: new Set(left) };
  }
  return wanted ? { pages: wanted, drawn: new Set([0]) } : NOTHING;
}

function isSettled({ pages, drawn }: State, wanted: PlanPages | null) {
  if (pages?.key !== wanted?.key) return false;
  return wanted === null || drawn.size >= pieceCount(wanted);
}

/**
 * The list as it is drawn, a piece a frame, beginning with what is in the window, and cleared away likewise: two
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
      const near = list.current ? Math.floor(firstRowInView(list.current) / PIECE) : 0;
      setState(nextStep(state, wanted, near));
    });
    return () => cancelAnimationFrame(frame);
  }, [settled, state, wanted, list]);

  // Pages that were added to the list that is drawn have their room at once.
  const pages = wanted && state.pages?.key === wanted.key ? wanted : state.pages;
  return { pages, drawn: state.drawn, settled };
}
