import { createClient } from '@naungan/api/client';
import { searchPlace } from './search-navigation.ts';

/** Headers of calls without a session: a landing page loads none. */
const device = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/** The members of a storefront that the search of a landing page needs. */
export const searchShop = {
  ...searchPlace,
  api: createClient({ token: () => null, device: () => device }),
};
