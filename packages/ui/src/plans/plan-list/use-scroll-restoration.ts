import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { firstRowInView } from './rows-in-view.ts';

/** The card that stands at the top of the window, and how far from it. */
type Place = { card: number; top: number };

/** After so many frames in which nothing had to be put right, the reader is where they were. */
const STILL_FRAMES = 10;
/** By these a reader moves themselves: from then on the list leads nowhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'card' in value && 'top' in value;

function readPlace(): Place | null {
  const place: unknown = history.state?.place;
  return isPlace(place) ? place : null;
}

/** Scrolls the card to where it stood; answers whether anything moved. */
function scrollTo({ card, top }: Place, list: HTMLElement | null): boolean {
  const row = list?.children[card];
  if (!row) return false;
  const before = scrollY;
  window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  return Math.abs(scrollY - before) >= 1;
}

/**
 * Coming back to the list leads to the same card: it arrives too late for the browser to scroll there itself. The
 * place is kept in the entry of the history, so each list that was left has its own. It is held while cards get their
 * real height (`settled`: all have), and nothing but the reader's own moves replaces it. Where it is not `kept`, scrolling and
 * history are another's.
 */
export function useScrollRestoration(
  list: RefObject<HTMLUListElement | null>,
  ready: boolean,
  settled: boolean,
  kept: boolean,
) {
  const arrival = useRef<Place | null>(null);

  const keepPlace = useEffectEvent(() => {
    if (!ready || arrival.current) return;
    const card = list.current ? firstRowInView(list.current) : 0;
    const top = list.current?.children[card]?.getBoundingClientRect().top;
    const place = scrollY > 0 && top !== undefined ? { card, top } : undefined;
    history.replaceState({ ...history.state, place }, '');
  });
  const isAtRest = useEffectEvent(() => settled);

  useLayoutEffect(() => {
    if (!kept) return;
    const { scrollRestoration } = history;
    // On a page that is still short, the browser would lead to its end.
    history.scrollRestoration = 'manual';
    const arrive = () => {
      arrival.current = readPlace();
    };
    const takeOver = () => {
      arrival.current = null;
    };
    const keep = () => keepPlace();
    const keepBeforeLeaving = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) keepPlace();
    };
    arrive();
    addEventListener('popstate', arrive);
    addEventListener('scrollend', keep);
    // Before a link leads away: not every browser tells of the end of scrolling, and it may not have ended.
    addEventListener('click', keepBeforeLeaving, { capture: true });
    for (const move of OWN_MOVES) addEventListener(move, takeOver, { capture: true, passive: true });
    return () => {
      history.scrollRestoration = scrollRestoration;
      removeEventListener('popstate', arrive);
      removeEventListener('scrollend', keep);
      removeEventListener('click', keepBeforeLeaving, { capture: true });
      for (const move of OWN_MOVES) removeEventListener(move, takeOver, { capture: true });
    };
  }, [kept]);

  useLayoutEffect(() => {
    if (!ready) return;
    let frame = 0;
    const hold = (still: number) => {
      if (!arrival.current) return;
      const moved = scrollTo(arrival.current, list.current);
      if (still < STILL_FRAMES || !isAtRest())
        frame = requestAnimationFrame(() => hold(moved ? 0 : still + 1));
      else arrival.current = null;
    };
    hold(0);
    return () => cancelAnimationFrame(frame);
  }, [ready, list]);
}
