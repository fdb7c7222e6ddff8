import { StorefrontProvider } from '@naungan/storefront/react';
import type { ReactNode } from 'react';
import { storefront } from '../storefront.ts';

/** What every island stands in: the storefront of this site. */
export function Site({ children }: { children: ReactNode }) {
  return <StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>;
}
