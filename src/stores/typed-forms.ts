import { vault } from './browser-vault.ts';
import { createTypedStore } from './typed.ts';

/** What this tab's visitor typed, by form. */
export const typedForm = createTypedStore(vault);
