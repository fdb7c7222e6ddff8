import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * The keys that encrypt stored personal data: columns (`db/sealed-columns.ts`) and files (`core/sealed-files.ts`). The
 * first key encrypts; every key decrypts. The keys belong to the process, because Drizzle converts a value without access
 * to the app.
 */
type DataKey = { id: string; bytes: Buffer };

const ALGORITHM = 'aes-256-gcm';
const DATA_KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Bytes of a key's id. */
const ID_BYTES = 4;
/** Begins every encrypted value, so that it differs from a value that was stored before encryption. */
const PREFIX = 'nu1.';

const keyRing = new Map<string, DataKey>();
let activeKey: DataKey | undefined;

const derive = (key: Buffer, purpose: string, salt: Uint8Array | string = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, DATA_KEY_BYTES));

/** Returns the id of a key: four bytes of a hash, in hexadecimal. The id does not reveal the key. */
const idOf = (key: Buffer): string =>
  createHash('sha256')
    .update('naungan data key')
    .update(key)
    .digest('hex')
    .slice(0, 2 * ID_BYTES);

/** Returns a new random key in base64url, as `DATA_KEYS` requires. */
export const newDataKey = (): string => randomBytes(DATA_KEY_BYTES).toString('base64url');

/** Returns the bytes of a key in base64 or base64url; null unless they are 32 bytes. */
export function parseDataKey(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return /^[\w+/-]+=*$/.test(text) && bytes.length === DATA_KEY_BYTES ? bytes : null;
}

/** Makes the keys available; the first of them encrypts from now on. */
export function useDataKeys(keys: readonly string[]): void {
  const parsedKeys = keys.map((text) => {
    const bytes = parseDataKey(text);
    if (!bytes) throw new Error('A data key is not 32 bytes in base64url');
    return { id: idOf(bytes), bytes };
  });
  for (const key of parsedKeys) keyRing.set(key.id, key);
  activeKey = parsedKeys[0];
}

const currentKey = (): DataKey => {
  if (!activeKey) throw new Error('useDataKeys was not called');
  return activeKey;
};

/** The id of the key that encrypts. */
export const activeKeyId = (): string => currentKey().id;
export const isKnownKeyId = (id: string): boolean => keyRing.has(id);

function keyOf(id: string): DataKey {
  const key = keyRing.get(id);
  if (!key) throw new Error(`DATA_KEYS lacks the key ${id}, with which this value is encrypted`);
  return key;
}

/** Returns the key of a file: derived from the data key `id` and the file's random salt. */
export const fileKeyOf = (id: string, salt: Uint8Array): Buffer => derive(keyOf(id).bytes, 'file', salt);

/** `KeyObject`, because Node 24 needs 20 µs for each use of a key in a buffer. */
const columnKeys = new Map<string, KeyObject>();
function columnKeyOf({ id, bytes }: DataKey): KeyObject {
  const key = columnKeys.get(id) ?? createSecretKey(derive(bytes, 'column'));
  columnKeys.set(id, key);
  return key;
}

/** Returns the text encrypted and authenticated (AES-256-GCM). A value of another `column` cannot be decrypted in its place. */
export function seal(text: string, column: string): string {
  const key = currentKey();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, columnKeyOf(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(column));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${PREFIX}${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
}

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

/** The start of every value that the active key has encrypted. */
export const activePrefix = (): string => `${PREFIX}${activeKeyId()}.`;

/** Returns the decrypted text. @throws Error for a changed value, a value of another column, or a missing key */
export function unseal(value: string, column: string): string {
  const [, id = '', ciphertext = ''] = value.split('.');
  const bytes = Buffer.from(ciphertext, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(
    ALGORITHM,
    columnKeyOf(keyOf(id)),
    bytes.subarray(0, NONCE_BYTES),
    options,
  );
  decipher.setAAD(Buffer.from(column));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}

const hmac = ({ bytes }: DataKey, text: string): string =>
  createHmac('sha256', derive(bytes, 'blind index')).update(text).digest('base64url').slice(0, 22);

/** Returns the hash under which a value is stored, so that it can be found without being readable. */
export const blindIndex = (value: string): string => hmac(currentKey(), value);

/** Returns the hashes under which a value may be stored: one for each key. */
export const blindIndexes = (value: string): string[] => [...keyRing.values()].map((key) => hmac(key, value));
