import type { FormAutosave } from '@naungan/ui/account/form-autosave';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

const storageKey = (form: string) => `typed.${form}`;

/**
 * Autosave by form name for forms that need no account: the input is stored encrypted in this tab, and
 * removed when the form is sent, when the member logs out and when the tab closes.
 */
export function createFormAutosave(storage: EncryptedStorage): (form: string) => FormAutosave {
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another: a slow write must not restore a discarded form. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = queue.then(task);
    queue = next.catch(() => undefined);
    return next;
  }

  const made = new Map<string, FormAutosave>();

  const autosaveOf = (form: string): FormAutosave => ({
    load: () => enqueue(() => storage.read<Record<string, string>>(storageKey(form))),
    // If the storage is full, nothing is saved and no error is thrown.
    save: (typed) => void enqueue(() => storage.write(storageKey(form), typed)).catch(() => undefined),
    discard: () => void enqueue(async () => storage.remove(storageKey(form))),
  });

  // One object per form, so that a component that renders again does not restart its autosave.
  return (form) => {
    const autosave = made.get(form) ?? autosaveOf(form);
    made.set(form, autosave);
    return autosave;
  };
}
