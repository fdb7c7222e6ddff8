import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, rootOf } from '../../primitives/focused-element.ts';

/**
 * Focuses the heading when a new list replaces the list that had the focus. If a dialog is closing, it waits
 * until the dialog is removed, because the dialog keeps the focus until then.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, listKey: string | undefined) {
  const previousKey = useRef(listKey);
  useEffect(() => {
    const isFirstList = previousKey.current === undefined;
    previousKey.current = listKey;
    if (isFirstList) return;
    let frame = requestAnimationFrame(focusWhenDialogClosed);
    function focusWhenDialogClosed() {
      const title = heading.current;
      if (!title) return;
      if (rootOf(title).querySelector('[role="dialog"]'))
        frame = requestAnimationFrame(focusWhenDialogClosed);
      else if (focusedElement() === document.body) title.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [heading, listKey]);
}
