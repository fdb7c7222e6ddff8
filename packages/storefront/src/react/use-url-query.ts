import { useSyncExternalStore } from 'react';
import { useStorefront } from './StorefrontProvider.tsx';

const noSubscription = () => () => undefined;

/** Returns the URL's query; empty at first, because the prerendered page is the same for every query. */
export function useUrlQuery(): string {
  const { currentUrl } = useStorefront();
  return useSyncExternalStore(
    noSubscription,
    () => currentUrl().search,
    () => '',
  );
}
