'use client';

import { createStorefront, Plans, type PlansProps, StorefrontProvider } from '@naungan/storefront';

const storefront = createStorefront({
  origin: process.env.NEXT_PUBLIC_API ?? '',
  partner: 'bank-nusa',
  links: { plans: () => '/pilihan' },
});

/** The list of plans of a host with separate pages. */
export const PlanPage = (props: PlansProps<'kesehatan'>) => (
  <main className="naungan">
    <StorefrontProvider storefront={storefront}>
      <Plans {...props} />
    </StorefrontProvider>
  </main>
);
