import type { FormAutosave } from '@naungan/ui/account/form-autosave';

const FORM = 'quote';

/** Encrypted storage is loaded once there is a street to keep, or one that was kept. */
const storage = async () => (await import('@naungan/storefront/drafts/tab-autosave')).tabAutosave(FORM);

function isKept(): boolean {
  try {
    return sessionStorage.getItem(`site.typed.${FORM}`) !== null;
  } catch {
    return false;
  }
}

/** Keeps the street of a quote in this tab, until its order asks for it. */
export const quoteAutosave: FormAutosave = {
  load: async () => (isKept() ? (await storage()).load() : null),
  save: (typed) => void storage().then((autosave) => autosave.save(typed)),
  discard: () => isKept() && void storage().then((autosave) => autosave.discard()),
};
