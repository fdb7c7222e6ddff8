import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { device } from '@naungan/storefront/session/device';
import { network } from '@naungan/storefront/uploads/network';
import { createUploads } from '@naungan/storefront/uploads/uploads';
import { Upload } from 'tus-js-client';
import { expire, session } from './app.ts';
import { storage } from './browser-storage.ts';
import { tab } from './browser-tab.ts';

/** Files of this tab's forms on their way to the own server. */
export const uploads = createUploads({
  storage,
  network,
  endpoint: () => location.origin + API_BASE + UPLOADS_PATH,
  headers: () => ({ ...device(), access_token: session.token() ?? '' }),
  onUnauthorized: () => void expire(),
  tus: { Upload },
  tab,
});
