import { API_BASE } from '@naungan/api/api-base';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { Upload } from 'tus-js-client';
import { oncePerStorefront } from '../once-per-storefront.ts';
import { tabOf } from '../storage/browser-tab.ts';
import { network } from './network.ts';
import { createUploads } from './uploads.ts';

/** Returns the function that uploads files of this tab's forms. */
export const uploadsOf = oncePerStorefront((shop) =>
  createUploads({
    storage: shop.storage,
    network,
    endpoint: () => shop.apiOrigin() + API_BASE + UPLOADS_PATH,
    headers: () => ({ ...shop.device.headers(), access_token: shop.session.token() ?? '' }),
    replacedToken: (token) => shop.replacedToken(token, UPLOADS_PATH),
    onUnauthorized: () => void shop.expire(),
    tus: { Upload },
    tab: tabOf(shop),
  }),
);
