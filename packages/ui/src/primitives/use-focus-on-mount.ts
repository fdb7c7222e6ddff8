import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element when it appears in place of another one that had the focus. Uses a layout effect: a dialog
 * that finds its focus lost focuses itself one frame later.
 * @param enabled false: the element appears without the focus. Only the value of the first render counts.
 */
export function useFocusOnMount<T extends HTMLElement>(enabled = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const shouldFocus = useRef(enabled);
  useLayoutEffect(() => {
    if (shouldFocus.current) element.current?.focus();
  }, []);
  return element;
}
