import type { FormAutosave } from '@naungan/ui/account/form-autosave';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

const storageKey = (form: string) => `typed.${form}`;

/**
 * Creates the autosave of forms that need no account, by form name. Stores the input encrypted in this tab until the form
 * is sent, the member logs out or the tab closes.
 */
export function createFormAutosave(storage: EncryptedStorage): (form: string) => FormAutosave {
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so that a slow write does not restore a discarded form. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  const autosaves = new Map<string, FormAutosave>();

  const autosaveOf = (form: string): FormAutosave => ({
    load: () => enqueue(() => storage.read<Record<string, string>>(storageKey(form))),
    // If the storage is full, nothing is saved and no error is thrown.
    save: (values) => void enqueue(() => storage.write(storageKey(form), values)).catch(() => undefined),
    discard: () => void enqueue(async () => storage.remove(storageKey(form))),
  });

  // Returns the same object for the same form name, so that a component that renders again does not restart its autosave.
  return (form) => {
    const autosave = autosaves.get(form) ?? autosaveOf(form);
    autosaves.set(form, autosave);
    return autosave;
  };
}
