import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element when it appears in place of an element that had the focus. A layout effect does this early enough:
 * if nothing in a dialog has the focus, the dialog takes the focus one frame later.
 * @param isEnabled if false, the element does not take the focus; only the value of the first render counts
 */
export function useFocusOnMount<T extends HTMLElement>(isEnabled = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const shouldFocus = useRef(isEnabled);
  useLayoutEffect(() => {
    if (shouldFocus.current) element.current?.focus();
  }, []);
  return element;
}
