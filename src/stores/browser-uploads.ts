import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { Upload } from 'tus-js-client';
import { expire, session } from './app.ts';
import { tab } from './browser-tab.ts';
import { vault } from './browser-vault.ts';
import { device } from './device.ts';
import { network } from './network.ts';
import { createUploads } from './uploads.ts';

/** Files of this tab's forms on their way to the own server. */
export const uploads = createUploads({
  vault,
  network,
  endpoint: () => location.origin + API_BASE + UPLOADS_PATH,
  headers: () => ({ ...device(), access_token: session.token() ?? '' }),
  onUnauthorized: () => void expire(),
  tus: { Upload },
  tab,
});
