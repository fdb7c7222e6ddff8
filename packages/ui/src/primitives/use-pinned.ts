import { useLayoutEffect } from 'react';

/**
 * Says on the root element that something of the page is pinned to the bottom of the screen, so that what a host lets
 * float there can stand above it: `data-pinned="always"`, or `phone` for below 1024 px. Not left to `:has()`, which
 * would look through the whole page whenever a card is added.
 */
export function usePinned(kind: 'always' | 'phone' | null) {
  useLayoutEffect(() => {
    if (kind === null) return;
    const { dataset } = document.documentElement;
    dataset.pinned = kind;
    return () => {
      delete dataset.pinned;
    };
  }, [kind]);
}
