import type { FormAutosave } from '@naungan/ui/account/form-autosave';

const FORM = 'quote';

/** Loads encrypted storage only when there is a street to store or to restore. */
const storage = async () => (await import('@naungan/storefront/drafts/tab-autosave')).tabAutosave(FORM);

function isKept(): boolean {
  try {
    return sessionStorage.getItem(`site.typed.${FORM}`) !== null;
  } catch {
    return false;
  }
}

/** Stores the street of a quote in this tab until its order form needs it. */
export const quoteAutosave: FormAutosave = {
  load: async () => (isKept() ? (await storage()).load() : null),
  save: (values) => void storage().then((autosave) => autosave.save(values)),
  discard: () => isKept() && void storage().then((autosave) => autosave.discard()),
};
