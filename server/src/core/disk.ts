import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import { errorCode } from './error-code.ts';

/** Ends the name of a new version of a file until it replaces the file. */
export const NEW_VERSION = '.new';

/** Writes the content of a file or the names of a folder from the system's cache to the disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Writes the names of the folder of a path, and of the folders above it up to `root`, to the disk. */
export async function syncFolders(path: string, root: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  for (let folder = dirname(path); folder.startsWith(root); folder = dirname(folder))
    await syncToDisk(folder);
}

/** A folder whose files survive a power cut after `putStream`: a row that refers to a file is committed only afterwards. */
class DurableFolder extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async putStream(
    key: string,
    contents: Readable,
    options?: Parameters<FSDriver['putStream']>[2],
  ): Promise<void> {
    await super.putStream(key, contents, options);
    const path = join(this.#root, key);
    await syncToDisk(path);
    await syncFolders(path, this.#root);
  }
}

/** Opens the store of encrypted files: a folder of DATA_DIR, or a bucket when S3_BUCKET is set. */
export async function openDisk(
  config: Config,
  importBucket = () => import('../../s3/bucket.ts'),
): Promise<Disk> {
  if (!config.S3_BUCKET) {
    return new Disk(new DurableFolder(resolve(dataPaths(config).files)));
  }
  const { openBucket } = await importBucket().catch((cause: unknown) => {
    throw new ConfigError(
      'S3_BUCKET is set, but the packages of the store are not installed. Install them: npm ci --prefix server/s3.',
      { cause },
    );
  });
  // The folder of the store has its own copy of FlyDrive.
  return new Disk(openBucket(config) as unknown as DriverContract);
}

/**
 * Returns one page of the files under a path; no file if the folder does not exist, because its first file creates it.
 * @throws when the store does not reply, so that no caller takes an outage for an empty store
 */
export function listPage(disk: Disk, path: string, paginationToken?: string) {
  const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
  return disk.listAll(path, options).catch((error: unknown) => {
    const { cause } = error as { cause?: unknown };
    if (errorCode(cause) !== 'ENOENT') throw error;
    const noObjects: Awaited<ReturnType<Disk['listAll']>> = { objects: [] };
    return noObjects;
  });
}

/** Yields the keys of all files. */
export async function* allKeys(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof listPage>> = await listPage(disk, '/', paginationToken);
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
