import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, rootOf } from '../../primitives/focused-element.ts';

/**
 * Focuses the heading when a new list replaces the list that had the focus. While a dialog is closing, the hook waits,
 * because the dialog keeps the focus until it is removed.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, listKey: string | undefined) {
  const previousKey = useRef(listKey);
  useEffect(() => {
    const isReplaced = previousKey.current !== undefined && previousKey.current !== listKey;
    previousKey.current = listKey;
    if (!isReplaced) return;
    let frame = requestAnimationFrame(focusWhenDialogClosed);
    function focusWhenDialogClosed() {
      const headingElement = heading.current;
      if (!headingElement) return;
      if (rootOf(headingElement).querySelector('[role="dialog"]'))
        frame = requestAnimationFrame(focusWhenDialogClosed);
      else if (focusedElement() === document.body) headingElement.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [heading, listKey]);
}
