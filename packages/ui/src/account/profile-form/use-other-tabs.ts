import { useRef, useState } from 'react';

type OtherTabs = typeof import('./other-tabs.ts');

export type OtherTabsRequest =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; tabs: OtherTabs }
  | { state: 'failed' };

/** Loads the second and third tab on demand. `load` may be called repeatedly and never rejects. */
export function useOtherTabs() {
  const [request, setRequest] = useState<OtherTabsRequest>({ state: 'idle' });
  const loading = useRef<Promise<void> | null>(null);

  function load(): Promise<void> {
    if (loading.current) return loading.current;
    setRequest({ state: 'loading' });
    loading.current = import('./other-tabs.ts').then(
      (tabs) => setRequest({ state: 'ready', tabs }),
      () => {
        loading.current = null;
        setRequest({ state: 'failed' });
      },
    );
    return loading.current;
  }

  return [request, load] as const;
}
