import { useLayoutEffect } from 'react';

/**
 * Says on the page's `main` that something is pinned to the bottom of the screen, so that what a host lets float there,
 * after `main`, can stand above it: `data-pinned="always"`, or `phone` for below 1024 px. Neither by `:has()` nor on the
 * root, which would have the browser look through the whole page.
 */
export function usePinned(kind: 'always' | 'phone' | null) {
  useLayoutEffect(() => {
    if (kind === null) return;
    const dataset = document.querySelector('main')?.dataset;
    if (dataset) dataset.pinned = kind;
    return () => {
      if (dataset) delete dataset.pinned;
    };
  }, [kind]);
}
