/** Stores the encrypted values: `sessionStorage`, or a fake in tests. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** Stores the single non-extractable key of this browser [Q10]. */
export type KeyStore = {
  load: () => Promise<CryptoKey | undefined>;
  save: (key: CryptoKey) => Promise<void>;
};

export type EncryptedStorage = {
  /** Returns the value, or null if it is absent, was tampered with, or was encrypted with a lost key. */
  read<T>(name: string): Promise<T | null>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): void;
  /** Returns the stored ciphertext, or null; only tabs of this browser can decrypt it. */
  ciphertext(name: string): string | null;
  /** Stores a ciphertext of another tab. */
  setCiphertext(name: string, ciphertext: string): void;
  /** Returns the names that start with `prefix`. */
  names(prefix: string): string[];
  /** Removes all entries, or the entries whose names start with `prefix`. */
  clear(prefix?: string): void;
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves to null if the bytes were tampered with or belong to another key. */
  decrypt(ciphertext: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Length of the nonce at the start of a ciphertext. */
const IV_BYTES = 12;

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function loadOrCreateKey(keys: KeyStore): Promise<CryptoKey> {
  const storedKey = await keys.load();
  if (storedKey) return storedKey;
  const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await keys.save(newKey);
  // Two tabs may create a key at the same time: both use the key that was stored last.
  return (await keys.load()) ?? newKey;
}

/** Creates a storage that encrypts values with AES-GCM, each with a new random nonce, and stores them in the tab's web storage. */
export function createEncryptedStorage(options: {
  webStorage: WebStorage;
  keys: KeyStore;
  /** Prefix of the names in the web storage. */
  prefix?: string;
}): EncryptedStorage {
  const { webStorage, prefix: storagePrefix = 'site.' } = options;
  let keyPromise: Promise<CryptoKey> | undefined;
  const key = () => {
    keyPromise ??= loadOrCreateKey(options.keys).catch((error: unknown) => {
      // The next call tries again, because the storage may have failed only once.
      keyPromise = undefined;
      throw error;
    });
    return keyPromise;
  };

  const namesFrom = (prefix: string) =>
    Array.from({ length: webStorage.length }, (_, index) => webStorage.key(index)).flatMap((name) =>
      name?.startsWith(storagePrefix + prefix) ? [name.slice(storagePrefix.length)] : [],
    );

  async function encrypt(bytes: Uint8Array<ArrayBuffer>) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const encryptedBytes = new Uint8Array(
      await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes),
    );
    const ciphertext = new Uint8Array(IV_BYTES + encryptedBytes.length);
    ciphertext.set(iv);
    ciphertext.set(encryptedBytes, IV_BYTES);
    return ciphertext;
  }

  async function decrypt(ciphertext: Uint8Array<ArrayBuffer>) {
    try {
      const iv = ciphertext.slice(0, IV_BYTES);
      const encryptedBytes = ciphertext.slice(IV_BYTES);
      return new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), encryptedBytes),
      );
    } catch {
      return null;
    }
  }

  return {
    encrypt,
    decrypt,
    async read<T>(name: string) {
      const text = webStorage.getItem(storagePrefix + name);
      if (text === null) return null;
      try {
        const bytes = await decrypt(toBytes(text));
        return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as T) : null;
      } catch {
        return null;
      }
    },
    async write(name, value) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      webStorage.setItem(storagePrefix + name, toText(await encrypt(bytes)));
    },
    remove(name) {
      webStorage.removeItem(storagePrefix + name);
    },
    ciphertext: (name) => webStorage.getItem(storagePrefix + name),
    setCiphertext: (name, ciphertext) => webStorage.setItem(storagePrefix + name, ciphertext),
    names: namesFrom,
    clear(prefix = '') {
      for (const name of namesFrom(prefix)) webStorage.removeItem(storagePrefix + name);
    },
  };
}
