import { browserStorage } from '../storage/browser-storage.ts';
import { createFormAutosave } from './form-autosave.ts';

/** Returns the autosave of a form on a page of this site that loads no storefront. */
export const tabAutosave = (form: string) => createFormAutosave(browserStorage('site'))(form);
