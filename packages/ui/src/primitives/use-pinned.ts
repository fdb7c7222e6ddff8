import { type RefCallback, useCallback } from 'react';
import { rootOf } from './focused-element.ts';

/** Heights of the bars that are pinned now. */
const heights = new Map<Element, number>();

/**
 * Tells the root, whose scrolling keeps clear of the bar, and what stands after `main`. Each by itself, since a property
 * that all inherit would have the browser look through the whole page.
 */
function announce() {
  const height = Math.max(0, ...heights.values());
  const main = document.querySelector('main');
  main?.toggleAttribute('data-pinned', height > 0);
  const concerned = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main ~ *')];
  for (const { style } of concerned) style.setProperty('--nu-pinned', `${height}px`);
}

/** Zero where the bar is hidden, or in the flow of the page as on a wide screen. */
const pinnedHeight = (bar: Element) =>
  getComputedStyle(bar).position === 'sticky' ? Math.ceil(bar.getBoundingClientRect().height) : 0;

/**
 * For the ref of a bar that sticks to the bottom of the screen: keeps its measured height in `--nu-pinned` of the root
 * and of what follows the page's `main`, which is `data-pinned` meanwhile. So what a host lets float there stands above
 * the bar, and what has the focus is scrolled clear of it.
 */
export function usePinned(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    // The page around a shadow root stays as it is.
    if (!bar || rootOf(bar) !== document) return;
    const observer = new ResizeObserver(() => {
      heights.set(bar, pinnedHeight(bar));
      announce();
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      heights.delete(bar);
      announce();
    };
  }, []);
}
