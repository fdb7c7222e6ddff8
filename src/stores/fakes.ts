import type { Drawer, KeyStore } from './vault.ts';

/** A tab's storage for tests. */
export function fakeDrawer(): Drawer & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
    key: (index) => [...all.keys()][index] ?? null,
    get length() {
      return all.size;
    },
  };
}

/** A key store for tests. */
export function fakeKeys(): KeyStore {
  let kept: CryptoKey | undefined;
  return {
    load: async () => kept,
    save: async (key) => {
      kept = key;
    },
  };
}
