import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The query of the address: empty at first, because the prerendered page is the same for every address. */
export function useAddress(): string {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
}
