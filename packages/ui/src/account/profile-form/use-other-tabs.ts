import { useRef, useState } from 'react';

type OtherTabs = typeof import('./other-tabs.ts');

export type OtherTabsRequest =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; tabs: OtherTabs }
  | { state: 'failed' };

/** The tabs that load when they are first needed. `need` may be called often; it resolves in any case. */
export function useOtherTabs() {
  const [request, setRequest] = useState<OtherTabsRequest>({ state: 'idle' });
  const underway = useRef<Promise<void> | null>(null);

  function need(): Promise<void> {
    if (underway.current) return underway.current;
    setRequest({ state: 'loading' });
    underway.current = import('./other-tabs.ts').then(
      (tabs) => setRequest({ state: 'ready', tabs }),
      () => {
        underway.current = null;
        setRequest({ state: 'failed' });
      },
    );
    return underway.current;
  }

  return [request, need] as const;
}
