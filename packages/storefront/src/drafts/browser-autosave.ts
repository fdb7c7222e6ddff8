import { oncePerStorefront } from '../once-per-storefront.ts';
import { createFormAutosave } from './form-autosave.ts';

/** Returns the autosave of a form in this tab by the form's name. */
export const formAutosaveOf = oncePerStorefront(({ storage }) => createFormAutosave(storage));
