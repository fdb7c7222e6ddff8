import { useState } from 'react';
import { useStorefront } from './StorefrontProvider.tsx';

/** Returns the tab in a parameter of the URL (`null` if the URL has none), and its setter. */
export function useTabInUrl<Tab extends string>(
  name: string,
  isTab: (text: unknown) => text is Tab,
): [Tab | null, (tab: Tab) => void] {
  const { currentUrl, setUrl } = useStorefront();
  const [tab, setTab] = useState<Tab | null>(() => {
    const tabText = new URLSearchParams(currentUrl().search).get(name);
    return isTab(tabText) ? tabText : null;
  });
  return [
    tab,
    (newTab) => {
      const params = new URLSearchParams(currentUrl().search);
      params.set(name, newTab);
      setUrl(`?${params}`, { replace: true });
      setTab(newTab);
    },
  ];
}
