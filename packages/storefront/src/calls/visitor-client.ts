import { createClient } from '@naungan/api/client';

/** Device headers of the rendering server. */
const DEVICE = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/** Creates the client with which a server that renders a page calls the API as an unknown visitor. */
export const visitorClient = (fetchApi: typeof fetch, origin = '') =>
  createClient({ origin, token: () => null, device: () => DEVICE, fetch: fetchApi });
