import { browserNavigation } from '@naungan/storefront/navigation';
import { siteLinks } from '@naungan/ui/primitives/host';

/** Navigation and links for the search of a landing page. */
export const searchNavigation = { ...browserNavigation, links: siteLinks };

export type SearchNavigation = typeof searchNavigation;
