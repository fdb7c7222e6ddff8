import { type RefObject, useEffect } from 'react';

/** Scrolls the row, never the page, until the chosen tab can be seen. */
export function useActiveTabInView(row: RefObject<HTMLElement | null>, value: string | undefined) {
  useEffect(() => {
    const active = value === undefined ? null : row.current?.querySelector<HTMLElement>('[data-active]');
    if (!row.current || !active) return;
    const rowBox = row.current.getBoundingClientRect();
    const tabBox = active.getBoundingClientRect();
    if (tabBox.right > rowBox.right) row.current.scrollLeft += tabBox.right - rowBox.right + 24;
    else if (tabBox.left < rowBox.left) row.current.scrollLeft += tabBox.left - rowBox.left - 24;
  }, [row, value]);
}
