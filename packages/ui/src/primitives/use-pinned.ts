import { type RefCallback, useCallback } from 'react';
import { rootOf } from './focused-element.ts';

/** Heights of the bars that are currently pinned. */
const pinnedHeights = new Map<Element, number>();

/**
 * Sets `--nu-pinned` on the root element, for its scroll padding, and on the siblings after `main`. Set on each
 * of them, because an inherited property would recalculate the styles of the whole page.
 */
function publishHeight() {
  const height = Math.max(0, ...pinnedHeights.values());
  const main = document.querySelector('main');
  main?.toggleAttribute('data-pinned', height > 0);
  const targets = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main ~ *')];
  for (const { style } of targets) style.setProperty('--nu-pinned', `${height}px`);
}

/** Returns 0 if the bar is hidden or part of the page's flow, as on a wide screen. */
const pinnedHeight = (bar: Element) =>
  getComputedStyle(bar).position === 'sticky' ? Math.ceil(bar.getBoundingClientRect().height) : 0;

/**
 * Ref of a bar that sticks to the bottom of the screen. Stores its height in `--nu-pinned` of the root element
 * and of the siblings after `main`, and sets `data-pinned` on `main`. A host's floating buttons then stay above
 * the bar, and focused elements scroll clear of it.
 */
export function usePinned(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    // In a shadow root, the page around it is not changed.
    if (!bar || rootOf(bar) !== document) return;
    const observer = new ResizeObserver(() => {
      pinnedHeights.set(bar, pinnedHeight(bar));
      publishHeight();
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      pinnedHeights.delete(bar);
      publishHeight();
    };
  }, []);
}
