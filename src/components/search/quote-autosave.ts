import type { FormAutosave } from '@naungan/ui/account/form-autosave';

const FORM = 'quote';

/** Loads the encrypted storage when a street is stored or restored. */
const loadStorage = async () => (await import('@naungan/storefront/drafts/tab-autosave')).tabAutosave(FORM);

function isStored(): boolean {
  try {
    return sessionStorage.getItem(`site.typed.${FORM}`) !== null;
  } catch {
    return false;
  }
}

/** Stores the street of a quote in this tab until its order form needs it. */
export const quoteAutosave: FormAutosave = {
  load: async () => (isStored() ? (await loadStorage()).load() : null),
  save: (values) => void loadStorage().then((autosave) => autosave.save(values)),
  discard() {
    if (isStored()) void loadStorage().then((autosave) => autosave.discard());
  },
};
