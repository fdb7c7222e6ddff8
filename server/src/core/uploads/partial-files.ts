import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { dataPaths } from '../../data-dir.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../error-code.ts';
import { isStorageFull } from '../outage.ts';
import { takeTurn, turnFile } from './write-turn.ts';

/** Incomplete files, encrypted, one each in DATA_DIR/uploads with a metadata file of tus next to it. */
export type PartialFiles = {
  store: FileStore;
  /** Reads the first `bytes`, or the whole file. The stream fails for a file that was changed. */
  read(id: string, bytes?: number): Readable;
  /** Does nothing for a missing file. */
  remove(id: string): Promise<void>;
  /** Deletes files that were last written before the instant. */
  removeOlderThan(before: Date): Promise<void>;
};

// A file is a sequence of segments, one for each chunk that arrived: length of the content, nonce, tag, encrypted content
// (AES-256-GCM). The key belongs to the upload, and the position of the segment is authenticated.
const ALGORITHM = 'aes-256-gcm';
const LENGTH_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = LENGTH_BYTES + NONCE_BYTES + TAG_BYTES;
const OPTIONS = { authTagLength: TAG_BYTES };

const keyOf = (secret: string, id: string) =>
  Buffer.from(hkdfSync('sha256', secret, id, 'incomplete-upload', 32));

function sealSegment(key: Buffer, number: number, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, OPTIONS);
  cipher.setAAD(Buffer.from(String(number)));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, nonce, cipher.getAuthTag(), body]);
}

/** @throws for a changed segment */
function openSegment(key: Buffer, number: number, segment: Buffer): Buffer {
  const decipher = createDecipheriv(
    ALGORITHM,
    key,
    segment.subarray(LENGTH_BYTES, LENGTH_BYTES + NONCE_BYTES),
    OPTIONS,
  );
  decipher.setAAD(Buffer.from(String(number)));
  decipher.setAuthTag(segment.subarray(LENGTH_BYTES + NONCE_BYTES, HEADER_BYTES));
  return Buffer.concat([decipher.update(segment.subarray(HEADER_BYTES)), decipher.final()]);
}

/** Yields start and end of each complete segment. A killed process leaves an incomplete one at the end. */
async function* segmentsOf(file: FileHandle): AsyncGenerator<{ start: number; end: number }> {
  const { size } = await file.stat();
  const header = Buffer.alloc(LENGTH_BYTES);
  let start = 0;
  while (start + HEADER_BYTES < size) {
    await file.read(header, 0, LENGTH_BYTES, start);
    const end = start + HEADER_BYTES + header.readUInt32BE();
    if (end > size || end === start + HEADER_BYTES) return;
    yield { start, end };
    start = end;
  }
}

/** Returns number, bytes on disk and bytes of content of the complete segments. */
async function measure(file: FileHandle): Promise<{ count: number; end: number; contentBytes: number }> {
  const total = { count: 0, end: 0, contentBytes: 0 };
  for await (const { start, end } of segmentsOf(file)) {
    total.count += 1;
    total.end = end;
    total.contentBytes += end - start - HEADER_BYTES;
  }
  return total;
}

/** Opens an incomplete file. Throws the library's error for a file that another request has just completed or deleted. */
async function openExisting(path: string, flags: 'r' | 'r+'): Promise<FileHandle> {
  try {
    return await open(path, flags);
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? ERRORS.FILE_NO_LONGER_EXISTS : error;
  }
}

/** Stores the bytes encrypted. The offset of an upload is the number of bytes in complete segments. */
class PartialFileStore extends FileStore {
  readonly secret: string;

  constructor(directory: string, secret: string) {
    super({ directory });
    this.secret = secret;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    const file = await openExisting(join(this.directory, id), 'r');
    try {
      upload.offset = (await measure(file)).contentBytes;
    } finally {
      await file.close();
    }
    return upload;
  }

  /**
   * Throws the error of a full disk unchanged, so that a full disk does not look like a lost connection. The library reports
   * every failure as FILE_WRITE_ERROR.
   */
  override async write(contents: Readable, id: string, offset: number): Promise<number> {
    const key = keyOf(this.secret, id);
    const path = join(this.directory, id);
    const file = await openExisting(path, 'r+');
    let written = offset;
    const turn = await takeTurn(path);
    try {
      let { count, end, contentBytes } = await measure(file);
      // Another process has stored bytes since the library compared the offsets.
      if (contentBytes !== offset) throw ERRORS.INVALID_OFFSET;
      if ((await file.stat()).size > end) await file.truncate(end);
      for await (const chunk of contents as AsyncIterable<Uint8Array>) {
        if (!(await turn.isValid())) throw ERRORS.FILE_WRITE_ERROR;
        const segment = sealSegment(key, count, chunk);
        await file.write(segment, 0, segment.length, end);
        count += 1;
        end += segment.length;
        written += chunk.length;
      }
    } catch (error) {
      throw isStorageFull(error) || error === ERRORS.INVALID_OFFSET ? error : ERRORS.FILE_WRITE_ERROR;
    } finally {
      await file.close();
      await turn.end();
    }
    return written;
  }
}

async function* contentOf(path: string, key: Buffer, bytes: number): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    let count = 0;
    let rest = bytes;
    for await (const { start, end } of segmentsOf(file)) {
      const segment = Buffer.alloc(end - start);
      await file.read(segment, 0, segment.length, start);
      const content = openSegment(key, count, segment).subarray(0, rest);
      yield content;
      count += 1;
      rest -= content.length;
      if (rest === 0) return;
    }
  } finally {
    await file.close();
  }
}

export function createPartialFiles({ config }: Pick<Deps, 'config'>): PartialFiles {
  const directory = resolve(dataPaths(config).uploads);
  const store = new PartialFileStore(directory, config.SECRET);
  // The list lacks 'creation-defer-length', because a length that is sent later cannot be checked before the bytes
  // arrive.
  store.extensions = ['creation', 'creation-with-upload', 'termination'];
  return {
    store,
    read: (id, bytes = Number.POSITIVE_INFINITY) =>
      Readable.from(contentOf(join(directory, id), keyOf(config.SECRET, id), bytes), { objectMode: false }),
    async remove(id) {
      await rm(join(directory, id), { force: true });
      await rm(join(directory, `${id}.json`), { force: true });
      await rm(turnFile(join(directory, id)), { force: true });
    },
    async removeOlderThan(before) {
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name);
        const stats = await stat(path).catch(() => null);
        if (stats?.isFile() && stats.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
