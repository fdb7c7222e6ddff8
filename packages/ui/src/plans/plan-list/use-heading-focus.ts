import { type RefObject, useEffect, useRef } from 'react';

/**
 * When another list takes the place of the one that held the focus, the focus goes to the heading. It waits
 * for a dialog that is still closing: until it is gone, it keeps the focus to itself.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, listKey: string | undefined) {
  const before = useRef(listKey);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = listKey;
    if (first) return;
    let frame = requestAnimationFrame(check);
    function check() {
      if (document.querySelector('[role="dialog"]')) frame = requestAnimationFrame(check);
      else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [heading, listKey]);
}
