import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';

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
export async function openDisk(config: Config): Promise<Disk> {
  if (!config.S3_BUCKET) {
    return new Disk(new DurableFolder(resolve(dataPaths(config).files)));
  }
  const { S3Driver } = await import('flydrive/drivers/s3').catch((cause: unknown) => {
    throw new ConfigError(
      'S3_BUCKET is set, but @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner are not installed.',
      { cause },
    );
  });
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new Disk(
    new S3Driver({
      bucket: config.S3_BUCKET,
      region: config.S3_REGION,
      visibility: 'private',
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    }),
  );
}

/** Yields the keys of all files. */
export async function* allKeys(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page: Awaited<ReturnType<Disk['listAll']>> = await disk
      .listAll('/', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      // The folder does not exist before its first file.
      .catch(() => ({ objects: [] }));
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
