import { useRef, useState } from 'react';

type LazyTabs = typeof import('./lazy-tabs.ts');

export type LazyTabsRequest =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; tabs: LazyTabs }
  | { state: 'failed' };

/**
 * Loads the second and third tab of the profile form on demand. The returned function may be called repeatedly
 * and never rejects.
 */
export function useLazyTabs() {
  const [request, setRequest] = useState<LazyTabsRequest>({ state: 'idle' });
  const loadPromise = useRef<Promise<void> | null>(null);

  function loadTabs(): Promise<void> {
    if (loadPromise.current) return loadPromise.current;
    setRequest({ state: 'loading' });
    loadPromise.current = import('./lazy-tabs.ts').then(
      (tabs) => setRequest({ state: 'ready', tabs }),
      () => {
        loadPromise.current = null;
        setRequest({ state: 'failed' });
      },
    );
    return loadPromise.current;
  }

  return [request, loadTabs] as const;
}
