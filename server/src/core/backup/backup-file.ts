import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../error-code.ts';
import { type FileKeys, openStream, sealStream } from '../sealed-files.ts';
import { BackupError } from './backup-error.ts';
import { type BackupRecord, decodeRecords } from './records.ts';

/** Authenticated with every block, so that another encrypted file is no backup. */
const CONTEXT = 'naungan backup';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Passes chunks on, and calls `onChunk` with each. */
async function* observe(chunks: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  for await (const chunk of chunks) {
    onChunk(chunk);
    yield chunk;
  }
}

/** Reads and decrypts the file. @throws BackupError for a file that is changed, incomplete, or has another key */
async function* contentOf(path: string, keys: FileKeys): AsyncGenerator<Uint8Array> {
  try {
    yield* openStream(createReadStream(path), CONTEXT, keys);
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    const code = errorCode(cause);
    if (code === 'ENOENT') throw new BackupError(`${path} does not exist.`, { cause });
    throw new BackupError(`${path} is changed or incomplete. Use another backup.`, { cause });
  }
}

/**
 * Yields the records of a backup.
 * @throws BackupError for a file that is no backup, is changed or incomplete, or has another key
 */
export const readBackup = (path: string, keys: FileKeys): AsyncGenerator<BackupRecord> =>
  decodeRecords(contentOf(path, keys));

/** Writes the chunks to a new file, which is on the disk when the promise resolves. */
async function writeDurably(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/**
 * Writes the content as an encrypted file, then reads the file again and compares it with the content. The file gets its
 * name at the end, so a file with this name is complete. Returns the size of the file in bytes.
 * @throws BackupError when the file exists
 */
export async function writeBackup(
  path: string,
  content: AsyncIterable<Uint8Array>,
  keys: FileKeys,
): Promise<number> {
  const existsAlready = () => new BackupError(`${path} exists. Choose another name.`);
  if (await exists(path)) throw existsAlready();
  const partialPath = `${path}.${process.pid}.partial`;
  try {
    const written = createHash('sha256');
    const sealed = sealStream(
      Readable.from(
        observe(content, (chunk) => written.update(chunk)),
        { objectMode: false },
      ),
      CONTEXT,
      keys,
    );
    const bytes = await writeDurably(partialPath, sealed);
    const read = createHash('sha256');
    for await (const _ of decodeRecords(
      observe(contentOf(partialPath, keys), (chunk) => read.update(chunk)),
    ));
    if (read.digest('hex') !== written.digest('hex'))
      throw new BackupError(`${path} was not stored as it was written. Check the disk.`);
    await link(partialPath, path).catch((error: unknown) => {
      throw errorCode(error) === 'EEXIST' ? existsAlready() : error;
    });
    return bytes;
  } finally {
    await rm(partialPath, { force: true });
    await syncFolder(path);
  }
}
