import { storage } from './browser-storage.ts';
import { createFormAutosave } from './form-autosave.ts';

/** The autosave of a form in this tab, by the form's name. */
export const formAutosave = createFormAutosave(storage);
