import { type RefCallback, useCallback } from 'react';
import { rootOf } from './focused-element.ts';

/** Heights in pixels of the mounted bars. */
const pinnedHeights = new Map<Element, number>();

/**
 * Sets `--nu-pinned` on the root element, whose scroll padding uses it, and on each sibling after `main`. The property is
 * declared as not inherited, so that a change does not recalculate the styles of the whole page.
 */
function publishHeight() {
  const height = Math.max(0, ...pinnedHeights.values());
  const main = document.querySelector('main');
  main?.toggleAttribute('data-pinned', height > 0);
  const targets = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main ~ *')];
  for (const { style } of targets) style.setProperty('--nu-pinned', `${height}px`);
}

/** Returns the height of the bar in pixels; 0 if the bar is hidden or part of the page's flow, as on a wide screen. */
const pinnedHeight = (bar: Element) =>
  getComputedStyle(bar).position === 'sticky' ? Math.ceil(bar.getBoundingClientRect().height) : 0;

/**
 * Returns the ref for a bar that sticks to the bottom of the screen. The hook stores the bar's height in
 * `--nu-pinned` of the root element and of the siblings after `main`, and sets `data-pinned` on `main`. The page's
 * floating buttons thus stay above the bar, and the bar does not cover a focused element.
 */
export function usePinnedBar(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    // A page with a shadow root belongs to a partner and must not be changed.
    if (!bar || rootOf(bar) !== document) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      // Publishes the height in the next task: the styles that depend on it would delay the frame in which the bar appears.
      clearTimeout(timer);
      timer = setTimeout(() => {
        pinnedHeights.set(bar, pinnedHeight(bar));
        publishHeight();
      });
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      pinnedHeights.delete(bar);
      setTimeout(publishHeight);
    };
  }, []);
}
