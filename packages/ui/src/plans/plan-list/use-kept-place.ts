import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { firstRowInView } from './rows-in-view.ts';

/** The card that stands at the top of the window, and how far from it. */
type Place = { card: number; top: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'card' in value && 'top' in value;

function readPlace(): Place | null {
  const place: unknown = history.state?.place;
  return isPlace(place) ? place : null;
}

/**
 * Coming back to the list leads to the same card: it arrives too late for the browser to scroll there itself. The
 * place is kept in the entry of the history, so each list that was left has its own.
 */
export function useKeptPlace(list: RefObject<HTMLUListElement | null>, ready: boolean) {
  const arriving = useRef(true);

  const keepPlace = useEffectEvent(() => {
    if (!ready) return;
    arriving.current = false;
    const card = list.current ? firstRowInView(list.current) : 0;
    const top = list.current?.children[card]?.getBoundingClientRect().top;
    const place = scrollY > 0 && top !== undefined ? { card, top } : undefined;
    history.replaceState({ ...history.state, place }, '');
  });

  useEffect(() => {
    const keep = () => keepPlace();
    const keepBeforeLeaving = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) keepPlace();
    };
    const arrive = () => {
      arriving.current = true;
    };
    addEventListener('popstate', arrive);
    addEventListener('scrollend', keep);
    // Before a link leads away: not every browser tells of the end of scrolling, and it may not have ended.
    addEventListener('click', keepBeforeLeaving, { capture: true });
    return () => {
      removeEventListener('popstate', arrive);
      removeEventListener('scrollend', keep);
      removeEventListener('click', keepBeforeLeaving, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!ready || !arriving.current) return;
    const place = readPlace();
    let frame = 0;
    // Cards that come near get their real height: what moved meanwhile is put right once more.
    const go = (times: number) => {
      const card = place && list.current?.children[place.card];
      if (card) window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
      if (card && times > 1) frame = requestAnimationFrame(() => go(times - 1));
    };
    arriving.current = false;
    go(3);
    return () => cancelAnimationFrame(frame);
  }, [ready, list]);
}
