import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import { activeKeyId } from './data-keys.ts';
import { allKeys, NEW_VERSION, syncFolders } from './disk.ts';
import { keyIdOfHeader, openStream, readHeader, sealStream } from './sealed-files.ts';

/** The number of changed files, and the files that could not be changed, each with its key in the store. */
export type ResealedFiles = { changed: number; failures: { key: string; error: unknown }[] };

async function isStale(disk: Disk, key: string): Promise<boolean> {
  const stored = await disk.getStream(key);
  try {
    const { header } = await readHeader(stored[Symbol.asyncIterator]());
    return keyIdOfHeader(header) !== activeKeyId();
  } finally {
    stored.destroy();
  }
}

async function resealFile(disk: Disk, config: Config, key: string): Promise<void> {
  const { contentType } = await disk.getMetaData(key);
  const options = contentType === undefined ? {} : { contentType };
  const sealed = sealStream(openStream(await disk.getStream(key), key), key);
  // A bucket replaces an object as a whole when its upload is complete.
  if (config.S3_BUCKET) return disk.putStream(key, sealed, options);
  const folder = resolve(dataPaths(config).files);
  await disk.putStream(`${key}${NEW_VERSION}`, sealed, options);
  // FlyDrive copies instead of renaming, so a process that ends meanwhile would leave half a file.
  await rename(join(folder, `${key}${NEW_VERSION}`), join(folder, key));
  await syncFolders(join(folder, key), folder);
}

/**
 * Implements `Files.reseal`. A file that is deleted meanwhile is skipped. A file that cannot be read, because its key is lost or its
 * bytes are damaged, does not stop the other files.
 */
export async function resealFiles(disk: Disk, config: Config): Promise<ResealedFiles> {
  const result: ResealedFiles = { changed: 0, failures: [] };
  for await (const key of allKeys(disk)) {
    try {
      // The rest of a process that ended before it replaced the file.
      if (key.endsWith(NEW_VERSION)) await disk.delete(key);
      else if ((await disk.exists(key)) && (await isStale(disk, key))) {
        await resealFile(disk, config, key);
        result.changed += 1;
      }
    } catch (error) {
      result.failures.push({ key, error });
    }
  }
  return result;
}
