import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

type StoredKey = { key: string };

/**
 * Stores the `Idempotency-Key` of each form. The key stays the same after lost responses, reloads and edits, so that a
 * retry never creates a second order. The server releases the key of a rejected request, and reports if an earlier request
 * with other content succeeded. A success discards the key, because the next request is a new order.
 */
export function createIdempotencyKeys(storage: Pick<EncryptedStorage, 'read' | 'write' | 'remove'>) {
  /** Keys by storage name; they replace the tab's storage if it is full. */
  const keysInMemory = new Map<string, StoredKey>();
  const storageKey = (owner: string, form: string) => `draft.${owner}.${form}.key`;

  return {
    async keyOf(owner: string, form: string): Promise<string> {
      const name = storageKey(owner, form);
      const entry = keysInMemory.get(name) ??
        (await storage.read<StoredKey>(name)) ?? { key: crypto.randomUUID() };
      keysInMemory.set(name, entry);
      await storage.write(name, entry).catch(() => undefined);
      return entry.key;
    },
    forget(owner: string, form: string): void {
      keysInMemory.delete(storageKey(owner, form));
      storage.remove(storageKey(owner, form));
    },
  };
}
