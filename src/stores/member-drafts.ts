import { shelf } from './browser-shelf.ts';
import { tab } from './browser-tab.ts';
import { vault } from './browser-vault.ts';
import { createDraftStore } from './drafts.ts';
import { createSubmissionKeys } from './submission-key.ts';

/** Drafts of this tab's forms. */
export const drafts = createDraftStore({ vault, shelf, tab });
/** Of what this tab sends. */
export const submissionKeys = createSubmissionKeys(vault);
