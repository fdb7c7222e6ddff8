/** Where sealed values are kept: `sessionStorage`, or a fake in tests. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** Keeps one non-extractable key of this browser [Q10]. */
export type KeyStore = {
  load: () => Promise<CryptoKey | undefined>;
  save: (key: CryptoKey) => Promise<void>;
};

export type Vault = {
  /** The value, or null when it is absent, was tampered with, or was sealed by a key that is gone. */
  read<T>(name: string): Promise<T | null>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): void;
  /** The sealed text as it is stored, or null: another tab of this browser can open it, nobody else. */
  sealed(name: string): string | null;
  /** Stores a text that another tab sealed. */
  adopt(name: string, sealed: string): void;
  /** The names that start with `prefix`. */
  names(prefix: string): string[];
  /** Removes every name, or those that start with `prefix`. */
  clear(prefix?: string): void;
  seal(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  open(sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
};

export const VAULT_PREFIX = 'site.';
const IV_BYTES = 12;

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function openKey(keys: KeyStore): Promise<CryptoKey> {
  const known = await keys.load();
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await keys.save(made);
  // Two tabs may have made one each at the same time: the stored one is the key of both.
  return (await keys.load()) ?? made;
}

/** Values sealed with AES-GCM in the tab's storage; a new random nonce for each write. */
export function createVault(options: { drawer: Drawer; keys: KeyStore }): Vault {
  const { drawer } = options;
  let pending: Promise<CryptoKey> | undefined;
  const key = () => {
    pending ??= openKey(options.keys).catch((error: unknown) => {
      // Asked again the next time: one failure of the storage is not for ever.
      pending = undefined;
      throw error;
    });
    return pending;
  };

  const namesFrom = (prefix: string) =>
    Array.from({ length: drawer.length }, (_, index) => drawer.key(index)).flatMap((name) =>
      name?.startsWith(VAULT_PREFIX + prefix) ? [name.slice(VAULT_PREFIX.length)] : [],
    );

  async function seal(bytes: Uint8Array<ArrayBuffer>) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes));
    const sealed = new Uint8Array(IV_BYTES + body.length);
    sealed.set(iv);
    sealed.set(body, IV_BYTES);
    return sealed;
  }

  async function open(sealed: Uint8Array<ArrayBuffer>) {
    try {
      const iv = sealed.slice(0, IV_BYTES);
      const body = sealed.slice(IV_BYTES);
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), body));
    } catch {
      return null;
    }
  }

  return {
    seal,
    open,
    async read<T>(name: string) {
      const text = drawer.getItem(VAULT_PREFIX + name);
      if (text === null) return null;
      try {
        const bytes = await open(toBytes(text));
        return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as T) : null;
      } catch {
        return null;
      }
    },
    async write(name, value) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      drawer.setItem(VAULT_PREFIX + name, toText(await seal(bytes)));
    },
    remove(name) {
      drawer.removeItem(VAULT_PREFIX + name);
    },
    sealed: (name) => drawer.getItem(VAULT_PREFIX + name),
    adopt: (name, sealed) => drawer.setItem(VAULT_PREFIX + name, sealed),
    names: namesFrom,
    clear(prefix = '') {
      for (const name of namesFrom(prefix)) drawer.removeItem(VAULT_PREFIX + name);
    },
  };
}
