import { createFormAutosave } from '@naungan/storefront/drafts/form-autosave';
import { storage } from './browser-storage.ts';

/** The autosave of a form in this tab, by the form's name. */
export const formAutosave = createFormAutosave(storage);
