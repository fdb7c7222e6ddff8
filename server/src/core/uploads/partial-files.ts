import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS } from '@tus/server';
import { dataPaths } from '../../data-dir.ts';
import type { Deps } from '../../deps.ts';
import { isStorageFull } from '../outage.ts';

/** Incomplete files, one each in DATA_DIR/uploads with a metadata file of tus next to it. */
export type PartialFiles = {
  store: FileStore;
  /** Reads the first `bytes`, or the whole file. */
  read(id: string, bytes?: number): Readable;
  /** Does nothing for a missing file. */
  remove(id: string): Promise<void>;
  /** Deletes files that were last written before the instant. */
  removeOlderThan(before: Date): Promise<void>;
};

/**
 * The library's `write` reports every failure as FILE_WRITE_ERROR. This `write` throws the error of a full disk
 * unchanged, so that a full disk does not look like a lost connection.
 */
class PartialFileStore extends FileStore {
  override async write(contents: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(contents, file);
    } catch (error) {
      throw isStorageFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}

export function createPartialFiles({ config }: Deps): PartialFiles {
  const directory = resolve(dataPaths(config).uploads);
  const store = new PartialFileStore({ directory });
  // The list lacks 'creation-defer-length', because a length that is sent later cannot be checked before the bytes
  // arrive.
  store.extensions = ['creation', 'creation-with-upload', 'termination'];
  return {
    store,
    read: (id, bytes) => createReadStream(join(directory, id), bytes ? { end: bytes - 1 } : {}),
    async remove(id) {
      await rm(join(directory, id), { force: true });
      await rm(join(directory, `${id}.json`), { force: true });
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
