import { shelf } from './browser-shelf.ts';
import { vault } from './browser-vault.ts';
import { createDraftStore } from './drafts.ts';

/** Drafts of this tab's forms. */
export const drafts = createDraftStore({ vault, shelf });
