import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { activeKeyId, fileKeyOf, NONCE_BYTES, TAG_BYTES } from './data-keys.ts';

/**
 * The format of an encrypted file: a header (mark, id of the data key, salt), then blocks of AES-256-GCM. The nonce of a
 * block is its number, which is safe because every file has its own key. The last block has a mark in its nonce, so a
 * file that lacks its end cannot be decrypted. The key in the file store is authenticated, so the content of another
 * file cannot be decrypted in its place. No maintained library writes such a format with AES-256-GCM and without a
 * service for keys.
 */
const MARK = Buffer.from('NUF1');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 16;
const HEADER_BYTES = MARK.length + KEY_ID_BYTES + SALT_BYTES;
const BLOCK_BYTES = 64 * 1024;
const SEALED_BLOCK_BYTES = BLOCK_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';
const OPTIONS = { authTagLength: TAG_BYTES };

/** The keys of encrypted files: the id of the key that encrypts, and the key of one file by id and salt. */
export type FileKeys = { activeId(): string; keyOf(id: string, salt: Uint8Array): Buffer };
const DATA_KEYS: FileKeys = { activeId: activeKeyId, keyOf: fileKeyOf };
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Yields blocks of `size` bytes, the last of them shorter or equal, each with whether it is the last. */
async function* blocksOf(chunks: Bytes, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let start = 0;
    // Keeps a complete block until more bytes arrive, because it may be the last.
    for (; rest.length - start > size; start += size)
      yield { bytes: rest.subarray(start, start + size), isLast: false };
    rest = rest.subarray(start);
  }
  yield { bytes: rest, isLast: true };
}

async function* sealedChunks(contents: Bytes, storageKey: string, keys: FileKeys) {
  const salt = randomBytes(SALT_BYTES);
  const keyId = keys.activeId();
  const key = keys.keyOf(keyId, salt);
  yield Buffer.concat([MARK, Buffer.from(keyId), salt]);
  let number = 0;
  for await (const { bytes, isLast } of blocksOf(contents, BLOCK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast), OPTIONS);
    cipher.setAAD(Buffer.from(storageKey));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Prevents that an error ends the process before the stream is read. Reading the stream then throws the error.
 */
const awaitIteration = (stream: Readable): void => void stream.on('error', () => {});

/** Returns a stream with the encrypted content. An error of `contents` is an error of the stream. */
export function sealStream(
  contents: Readable | Uint8Array,
  storageKey: string,
  keys: FileKeys = DATA_KEYS,
): Readable {
  if (contents instanceof Readable) awaitIteration(contents);
  return Readable.from(
    sealedChunks(contents instanceof Uint8Array ? [contents] : contents, storageKey, keys),
    {
      objectMode: false,
    },
  );
}

const isEncrypted = (header: Buffer): boolean =>
  header.length === HEADER_BYTES && header.subarray(0, MARK.length).equals(MARK);

/** Returns the id of the data key in a header; null for a file that is not encrypted. */
export const keyIdOfHeader = (header: Buffer): string | null =>
  isEncrypted(header) ? header.subarray(MARK.length, MARK.length + KEY_ID_BYTES).toString() : null;

async function* openedChunks(stored: AsyncIterator<Uint8Array>, storageKey: string, keys: FileKeys) {
  const chunks = { [Symbol.asyncIterator]: () => stored };
  const { header, rest } = await readHeader(stored);
  const keyId = keyIdOfHeader(header);
  const remaining = async function* () {
    if (rest.length > 0) yield rest;
    yield* chunks;
  };
  if (keyId === null) {
    // Stored before files were encrypted.
    yield header;
    yield* remaining();
    return;
  }
  const key = keys.keyOf(keyId, header.subarray(-SALT_BYTES));
  let number = 0;
  for await (const { bytes, isLast } of blocksOf(remaining(), SEALED_BLOCK_BYTES)) {
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast), OPTIONS);
    decipher.setAAD(Buffer.from(storageKey));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    number += 1;
  }
}

/** Reads the bytes of the header, or all bytes of a shorter file; `rest` was read together with them. */
export async function readHeader(
  stored: AsyncIterator<Uint8Array>,
): Promise<{ header: Buffer; rest: Buffer }> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < HEADER_BYTES) {
    const { done, value } = await stored.next();
    if (done) break;
    bytes = Buffer.concat([bytes, value]);
  }
  return { header: bytes.subarray(0, HEADER_BYTES), rest: bytes.subarray(HEADER_BYTES) };
}

/**
 * Returns a stream with the decrypted content, block by block: no byte leaves before its block is authenticated. The
 * stream fails for a changed file, a file without its end, a file of another key in the store, or a missing data key. A
 * file that was stored before encryption is returned unchanged.
 */
export function openStream(stored: Readable, storageKey: string, keys: FileKeys = DATA_KEYS): Readable {
  awaitIteration(stored);
  const opened = Readable.from(openedChunks(stored[Symbol.asyncIterator](), storageKey, keys), {
    objectMode: false,
  });
  opened.once('close', () => stored.destroy());
  return opened;
}
