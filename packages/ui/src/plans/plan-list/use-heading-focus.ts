import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, rootOf } from '../../primitives/focused-element.ts';

/**
 * Focuses the heading when a new list replaces the one that had the focus. Waits for a closing dialog, which
 * traps the focus until it is removed.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, listKey: string | undefined) {
  const previousKey = useRef(listKey);
  useEffect(() => {
    const first = previousKey.current === undefined;
    previousKey.current = listKey;
    if (first) return;
    let frame = requestAnimationFrame(check);
    function check() {
      const title = heading.current;
      if (!title) return;
      if (rootOf(title).querySelector('[role="dialog"]')) frame = requestAnimationFrame(check);
      else if (focusedElement() === document.body) title.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [heading, listKey]);
}
