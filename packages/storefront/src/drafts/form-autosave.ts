import type { FormAutosave } from '@naungan/ui/account/form-autosave';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

const storageKey = (form: string) => `typed.${form}`;

/**
 * Autosave for forms that need no account, one by its name: what is typed is encrypted in this tab's storage, and
 * removed when the form is sent, when the member logs out and when the tab closes.
 */
export function createFormAutosave(storage: EncryptedStorage): (form: string) => FormAutosave {
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after the other: a slower write must not restore a discarded form. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = queue.then(task);
    queue = next.catch(() => undefined);
    return next;
  }

  const made = new Map<string, FormAutosave>();

  const autosaveOf = (form: string): FormAutosave => ({
    load: () => enqueue(() => storage.read<Record<string, string>>(storageKey(form))),
    // When the storage is full nothing is saved, and nothing else fails.
    save: (typed) => void enqueue(() => storage.write(storageKey(form), typed)).catch(() => undefined),
    discard: () => void enqueue(async () => storage.remove(storageKey(form))),
  });

  // One object a form: a component that renders again must not begin again.
  return (form) => {
    const autosave = made.get(form) ?? autosaveOf(form);
    made.set(form, autosave);
    return autosave;
  };
}
