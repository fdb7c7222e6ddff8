import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `purpose` derives a separate key from the secret; `context` binds the ciphertext to its row. */
type Encryption = { secret: string; purpose: string; context: string };

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ secret, purpose }: Encryption) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/** Returns the text encrypted and authenticated (AES-256-GCM), in Base64. */
export function encryptText(encryption: Encryption, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(encryption), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(encryption.context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/**
 * Returns the decrypted text; null for a ciphertext that was changed, is incomplete, or has another secret, purpose or
 * context.
 */
export function decryptText(encryption: Encryption, ciphertext: string): string | null {
  const bytes = Buffer.from(ciphertext, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(encryption), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(encryption.context));
  decipher.setAuthTag(tag);
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return null;
  }
}
