import { type Host, HostProvider, type HostProviderProps } from '@naungan/ui/primitives/host';
import { createContext, type ReactNode, useContext } from 'react';
import type { Storefront } from '../storefront.ts';

const StorefrontContext = createContext<Storefront | null>(null);

export type StorefrontProviderProps = Partial<Pick<Host, 'Link' | 'portalContainer' | 'headingLevel'>> &
  Pick<HostProviderProps, 'messages'> & {
    storefront: Storefront;
    children: ReactNode;
  };

/** Provides the storefront to the flows inside, and the host settings to their components. */
export function StorefrontProvider({ storefront, children, ...host }: StorefrontProviderProps) {
  return (
    <StorefrontContext value={storefront}>
      <HostProvider {...host} links={storefront.links}>
        {children}
      </HostProvider>
    </StorefrontContext>
  );
}

/** Returns the storefront of the surrounding provider. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront)
    throw new Error('useStorefront found no storefront. Render the flow inside a <StorefrontProvider>.');
  return storefront;
}
