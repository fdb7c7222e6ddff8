import { createDraftStore } from '@naungan/storefront/drafts/drafts';
import { createIdempotencyKeys } from '@naungan/storefront/drafts/idempotency-keys';
import { fileStore } from './browser-file-store.ts';
import { storage } from './browser-storage.ts';
import { tab } from './browser-tab.ts';

/** Drafts of this tab's forms. */
export const drafts = createDraftStore({ storage, fileStore, tab });
/** Idempotency keys of what this tab sends. */
export const idempotencyKeys = createIdempotencyKeys(storage);
