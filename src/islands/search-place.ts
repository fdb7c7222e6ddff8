import { browserNavigation } from '@naungan/storefront/navigation';
import { OWN_LINKS } from '@naungan/ui/primitives/host';

/** Where the search of a landing page keeps what is chosen, and leads to. */
export const searchPlace = { ...browserNavigation, links: OWN_LINKS };
