import { type RefObject, useEffect } from 'react';

/** Space between the selected tab and the edge of the tab list after scrolling. */
const EDGE_GAP_PX = 24;

function bringIntoView(row: HTMLElement) {
  const active = row.querySelector<HTMLElement>('[data-active]');
  if (!active) return;
  const rowBox = row.getBoundingClientRect();
  const tabBox = active.getBoundingClientRect();
  if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.right - rowBox.right + EDGE_GAP_PX;
  else if (tabBox.left < rowBox.left) row.scrollLeft += tabBox.left - rowBox.left - EDGE_GAP_PX;
}

/**
 * Scrolls the tab list so that the selected tab is visible, also after loaded counts have made the tabs wider.
 * It never scrolls the page.
 */
export function useActiveTabInView(row: RefObject<HTMLElement | null>, value: string | undefined) {
  useEffect(() => {
    const { current } = row;
    const list = current?.firstElementChild;
    if (!current || !list || value === undefined) return;
    // Nothing is measured here, because the observer also reports the first size after layout; measuring would
    // force a second layout.
    const observer = new ResizeObserver(() => bringIntoView(current));
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, value]);
}
