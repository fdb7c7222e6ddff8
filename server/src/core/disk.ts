import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';

/** Ends the name of a new version of a file until it replaces the file. */
export const NEW_VERSION = '.new';

/** Opens the store of encrypted files: a folder of DATA_DIR, or a bucket when S3_BUCKET is set. */
export async function openDisk(config: Config): Promise<Disk> {
  if (!config.S3_BUCKET) {
    return new Disk(new FSDriver({ location: resolve(dataPaths(config).files), visibility: 'private' }));
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
