import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { firstRowInView } from './rows-in-view.ts';

/** Index of the first visible card, and its distance from the top of the window. */
type ScrollPosition = { card: number; top: number };

type ScrollRestorationOptions = {
  /** Whether the list displays the rows of the URL's query. */
  isReady: boolean;
  /** Whether all cards have their final height. */
  isSettled: boolean;
  /** False on a partner's page, which controls its own scrolling and history. */
  isEnabled: boolean;
};

/** The restoration ends after this number of frames in which the position needed no correction. */
const STABLE_FRAMES = 10;
/** Events with which a visitor begins to scroll; they end the restoration. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' && value !== null && 'card' in value && 'top' in value;

function readPosition(): ScrollPosition | null {
  const position: unknown = history.state?.place;
  return isScrollPosition(position) ? position : null;
}

/** Scrolls the card to its former position. Returns whether the window moved. */
function restorePosition({ card, top }: ScrollPosition, list: HTMLElement | null): boolean {
  const row = list?.children[card];
  if (!row) return false;
  const yBefore = scrollY;
  window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  return Math.abs(scrollY - yBefore) >= 1;
}

/**
 * Restores the scroll position when the visitor returns to the list. The browser's restoration does not work here,
 * because the list loads too late. The position is stored in the history entry (`place`), so that each visit of the
 * list has a separate position. The hook corrects the position until all cards have their final height or the visitor
 * scrolls.
 */
export function useScrollRestoration(
  list: RefObject<HTMLUListElement | null>,
  { isReady, isSettled, isEnabled }: ScrollRestorationOptions,
) {
  const restoreTarget = useRef<ScrollPosition | null>(null);

  const storePosition = useEffectEvent(() => {
    if (!isReady || restoreTarget.current) return;
    const card = list.current ? firstRowInView(list.current) : 0;
    const top = list.current?.children[card]?.getBoundingClientRect().top;
    const position = scrollY > 0 && top !== undefined ? { card, top } : undefined;
    history.replaceState({ ...history.state, place: position }, '');
  });
  const isListSettled = useEffectEvent(() => isSettled);

  useLayoutEffect(() => {
    if (!isEnabled) return;
    const { scrollRestoration } = history;
    // With the default 'auto', the browser would scroll to the end of the page while the page is still short.
    history.scrollRestoration = 'manual';
    const startRestoring = () => {
      restoreTarget.current = readPosition();
    };
    const stopRestoring = () => {
      restoreTarget.current = null;
    };
    const handleScrollEnd = () => storePosition();
    const handleLinkClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) storePosition();
    };
    startRestoring();
    addEventListener('popstate', startRestoring);
    addEventListener('scrollend', handleScrollEnd);
    // The position is also stored before a link is followed, because some browsers do not fire `scrollend`, and
    // scrolling may not have ended.
    addEventListener('click', handleLinkClick, { capture: true });
    for (const name of USER_SCROLL_EVENTS)
      addEventListener(name, stopRestoring, { capture: true, passive: true });
    return () => {
      history.scrollRestoration = scrollRestoration;
      removeEventListener('popstate', startRestoring);
      removeEventListener('scrollend', handleScrollEnd);
      removeEventListener('click', handleLinkClick, { capture: true });
      for (const name of USER_SCROLL_EVENTS) removeEventListener(name, stopRestoring, { capture: true });
    };
  }, [isEnabled]);

  useLayoutEffect(() => {
    if (!isReady) return;
    let frame = 0;
    const restoreInFrame = (stableFrames: number) => {
      if (!restoreTarget.current) return;
      const hasMoved = restorePosition(restoreTarget.current, list.current);
      if (stableFrames < STABLE_FRAMES || !isListSettled())
        frame = requestAnimationFrame(() => restoreInFrame(hasMoved ? 0 : stableFrames + 1));
      else restoreTarget.current = null;
    };
    restoreInFrame(0);
    return () => cancelAnimationFrame(frame);
  }, [isReady, list]);
}
