import { browserStorage } from '../storage/browser-storage.ts';
import { createFormAutosave } from './form-autosave.ts';

/** The same for a page of our own site that loads no storefront. */
export const tabAutosave = (form: string) => createFormAutosave(browserStorage('site'))(form);
