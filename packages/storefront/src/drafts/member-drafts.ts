import { oncePerStorefront } from '../once-per-storefront.ts';
import { fileStoreOf } from '../storage/browser-file-store.ts';
import { tabOf } from '../storage/browser-tab.ts';
import { createDraftStore } from './drafts.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Returns the store of this tab's form drafts. */
export const draftsOf = oncePerStorefront((shop) =>
  createDraftStore({
    storage: shop.storage,
    fileStore: fileStoreOf(shop),
    tab: tabOf(shop),
    onFileSave: shop.fileSaves.add,
  }),
);
/** Returns the store of the idempotency keys of this tab's forms. */
export const idempotencyKeysOf = oncePerStorefront(({ storage }) => createIdempotencyKeys(storage));
