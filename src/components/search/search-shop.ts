import { createSearchClient } from '@naungan/api/search-client';
import { searchNavigation } from './search-navigation.ts';

/** Headers of the calls. The first two are empty, because a landing page loads no session. */
const device = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/** The properties of a storefront that the search of a landing page needs. */
export const searchShop = {
  ...searchNavigation,
  api: createSearchClient({ token: () => null, device: () => device }),
};
