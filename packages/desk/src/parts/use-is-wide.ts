import { useSyncExternalStore } from 'react';

/** The width from which `RecordLayout` has facts, documents and actions next to each other. */
const WIDE = '(min-width: 80rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is at least 1280 px wide. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
