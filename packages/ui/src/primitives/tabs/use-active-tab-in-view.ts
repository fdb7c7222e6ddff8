import { type RefObject, useEffect } from 'react';

/** Space in pixels between the selected tab and the edge of the tab list after scrolling. */
const EDGE_GAP_PX = 24;

function scrollToActiveTab(scroller: HTMLElement) {
  const activeTab = scroller.querySelector<HTMLElement>('[data-active]');
  if (!activeTab) return;
  const scrollerBox = scroller.getBoundingClientRect();
  const tabBox = activeTab.getBoundingClientRect();
  if (tabBox.right > scrollerBox.right) scroller.scrollLeft += tabBox.right - scrollerBox.right + EDGE_GAP_PX;
  else if (tabBox.left < scrollerBox.left)
    scroller.scrollLeft += tabBox.left - scrollerBox.left - EDGE_GAP_PX;
}

/**
 * Scrolls the tab list inside `scroller` so that the selected tab is visible, also after loaded counts have made the
 * tabs wider. Does not use `scrollIntoView`, which would also scroll the page.
 */
export function useActiveTabInView(scroller: RefObject<HTMLElement | null>, value: string | undefined) {
  useEffect(() => {
    const { current } = scroller;
    const list = current?.firstElementChild;
    if (!current || !list || value === undefined) return;
    // The observer also reports the first size, after the layout. Measuring here would force a second layout.
    const observer = new ResizeObserver(() => scrollToActiveTab(current));
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, value]);
}
