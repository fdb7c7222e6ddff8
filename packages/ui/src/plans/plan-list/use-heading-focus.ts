import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, rootOf } from '../../primitives/focused-element.ts';

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
      const title = heading.current;
      if (!title) return;
      if (rootOf(title).querySelector('[role="dialog"]')) frame = requestAnimationFrame(check);
      else if (focusedElement() === document.body) title.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [heading, listKey]);
}
