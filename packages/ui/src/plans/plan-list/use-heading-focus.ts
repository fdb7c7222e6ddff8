import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, rootOf } from '../../primitives/focused-element.ts';

/**
 * Focuses the heading when a new list replaces the list that had the focus. If a dialog is closing, it waits
 * until the dialog is removed, because the dialog keeps the focus until then.
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
