import { useRef, useState } from 'react';

type OtherTabs = typeof import('./other-tabs.ts');

export type OtherTabsRequest =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; tabs: OtherTabs }
  | { state: 'failed' };

/**
 * Loads the second and third tab of the profile form on demand. The returned function may be called repeatedly
 * and never rejects.
 */
export function useOtherTabs() {
  const [request, setRequest] = useState<OtherTabsRequest>({ state: 'idle' });
  const loadPromise = useRef<Promise<void> | null>(null);

  function loadTabs(): Promise<void> {
    if (loadPromise.current) return loadPromise.current;
    setRequest({ state: 'loading' });
    loadPromise.current = import('./other-tabs.ts').then(
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
