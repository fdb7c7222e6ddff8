import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what takes the place of something that had the focus: it gets the focus when it appears. In a dialog that must not
 * wait for an effect: the dialog finds the focus lost and takes it itself, a frame later once more.
 * @param wanted false: it appears without the focus. Read once.
 */
export function useFocusOnAppearing<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const first = useRef(wanted);
  useLayoutEffect(() => {
    if (first.current) element.current?.focus();
  }, []);
  return element;
}
