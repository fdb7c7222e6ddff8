import { useSyncExternalStore } from 'react';
import { useStorefront } from './provider.tsx';

const never = () => () => undefined;

/** The query of the address: empty at first, because the prerendered page is the same for every address. */
export function useAddress(): string {
  const { address } = useStorefront();
  return useSyncExternalStore(
    never,
    () => address().search,
    () => '',
  );
}
