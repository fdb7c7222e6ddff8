import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the ref of a bar of tabs that scrolls sideways. When another tab is selected, the bar scrolls until the tab is visible:
 * at once, and only the bar, not the page around it.
 */
export function useVisibleTab(selectedIndex: number) {
  const bar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const tab = bar.current?.children[selectedIndex];
    if (!bar.current || !tab) return;
    const visible = bar.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left < visible.left) bar.current.scrollLeft -= visible.left - left;
    else if (right > visible.right) bar.current.scrollLeft += right - visible.right;
  }, [selectedIndex]);
  return bar;
}
