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

/** Files of which not all bytes are there yet, one in DATA_DIR/uploads each, with a note of tus beside it. */
export type Partials = {
  store: FileStore;
  /** The first `bytes`, or all. */
  read(id: string, bytes?: number): Readable;
  /** Missing ones are no error. */
  remove(id: string): Promise<void>;
  /** Removes what was last written before the instant. */
  removeOlder(before: Date): Promise<void>;
};

/** The library's own `write` says of every failure the same: a full disk would look like a cut connection. */
class PartialFiles extends FileStore {
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

export function createPartials({ config }: Deps): Partials {
  const directory = resolve(dataPaths(config).uploads);
  const store = new PartialFiles({ directory });
  // A length that is told later could not be checked before the bytes come.
  store.extensions = ['creation', 'creation-with-upload', 'termination'];
  return {
    store,
    read: (id, bytes) => createReadStream(join(directory, id), bytes ? { end: bytes - 1 } : {}),
    async remove(id) {
      await rm(join(directory, id), { force: true });
      await rm(join(directory, `${id}.json`), { force: true });
    },
    async removeOlder(before) {
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name);
        const written = await stat(path).catch(() => null);
        if (written?.isFile() && written.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
