import { StorefrontProvider } from '@naungan/storefront/react';
import type { ReactNode } from 'react';
import { storefront } from './storefront.ts';

/** Provides this site's storefront to an island. */
export function SiteStorefront({ children }: { children: ReactNode }) {
  return <StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>;
}
