import { createContext, type ReactNode, useContext } from 'react';
import type { Storefront } from '../storefront.ts';

const StorefrontContext = createContext<Storefront | null>(null);

/** Gives the flows inside it their storefront. */
export function StorefrontProvider({
  storefront,
  children,
}: {
  storefront: Storefront;
  children: ReactNode;
}) {
  return <StorefrontContext value={storefront}>{children}</StorefrontContext>;
}

/** The storefront of the flow that this component is in. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront)
    throw new Error('A flow stands inside a StorefrontProvider: it has no storefront of its own.');
  return storefront;
}
