import { createClient } from '@naungan/api/client';
import { searchPlace } from './search-place.ts';

/** The calls of a search need nobody's name: a landing page loads no session. */
const device = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/** What the search of a landing page has of a storefront. */
export const searchShop = {
  ...searchPlace,
  api: createClient({ token: () => null, device: () => device }),
};
