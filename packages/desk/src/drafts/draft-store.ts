import type { EncryptedStorage } from '@naungan/storefront/storage/browser-storage';

const PREFIX = 'draft.';
const OWNER = 'draft-owner';

/** Texts and choices that were typed and not sent: reasons, letters, amounts. Stored encrypted until the tab closes. */
export type DraftStore = {
  /** Reads the stored drafts of `owner`, and deletes the drafts of another person. Call it before the first `read`. */
  open: (owner: string) => Promise<void>;
  read: <Value>(name: string) => Value | undefined;
  write: (name: string, value: unknown) => void;
  remove: (name: string) => void;
  /** Returns the number of drafts with a text. A field that was emptied again has none. */
  count: () => number;
  /** Deletes all drafts: after a sign-out. */
  clear: () => void;
};

/** Returns whether a draft has a text or a number in any of its fields. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

/** Creates the drafts of this tab. A read is immediate, because `open` loads all drafts first. */
export function createDraftStore(storage: EncryptedStorage): DraftStore {
  const drafts = new Map<string, unknown>();
  // Writes of one draft must not overtake each other: encryption is asynchronous.
  let lastWrite: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => unknown) => {
    lastWrite = lastWrite.then(work).catch(() => undefined);
  };

  function clear() {
    drafts.clear();
    enqueue(() => storage.clear(PREFIX));
  }
  return {
    async open(owner) {
      await lastWrite;
      if ((await storage.read<string>(OWNER)) !== owner) {
        clear();
        await lastWrite;
        await storage.write(OWNER, owner);
        return;
      }
      for (const name of storage.names(PREFIX)) {
        const value = await storage.read<unknown>(name);
        const key = name.slice(PREFIX.length);
        if (value !== null && !drafts.has(key)) drafts.set(key, value);
      }
    },
    read: <Value>(name: string) => drafts.get(name) as Value | undefined,
    write(name, value) {
      drafts.set(name, value);
      enqueue(() => drafts.get(name) === value && storage.write(PREFIX + name, value));
    },
    remove(name) {
      drafts.delete(name);
      enqueue(() => storage.remove(PREFIX + name));
    },
    count: () => [...drafts.values()].filter(hasText).length,
    clear,
  };
}
