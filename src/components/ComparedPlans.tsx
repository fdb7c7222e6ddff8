import type { ProductType } from '@naungan/domain/lines';
import { Comparison, type ComparisonProps } from '@naungan/storefront/flows/Comparison';
import { SiteStorefront } from './storefront/SiteStorefront.tsx';

/** The comparison of plans as static HTML. */
export const ComparedPlans = <L extends ProductType>(props: ComparisonProps<L>) => (
  <SiteStorefront>
    <Comparison {...props} />
  </SiteStorefront>
);
