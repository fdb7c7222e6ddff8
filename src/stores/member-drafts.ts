import { fileStore } from './browser-file-store.ts';
import { storage } from './browser-storage.ts';
import { tab } from './browser-tab.ts';
import { createDraftStore } from './drafts.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Drafts of this tab's forms. */
export const drafts = createDraftStore({ storage, fileStore, tab });
/** Idempotency keys of what this tab sends. */
export const idempotencyKeys = createIdempotencyKeys(storage);
