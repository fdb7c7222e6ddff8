import { resolve } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { API_BASE } from '@naungan/api/routes';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { z } from 'zod';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import { readLink, writeLink } from './signed-link.ts';

type LinkOptions = {
  /** Name of the file when it is saved. */
  name: string;
  mimeType?: string;
  /** Saved, also where the browser could show it. */
  download?: boolean;
  /** How long the link lives. Default 600 [Q5]. */
  seconds?: number;
};
export type Link = { key: string; name: string; mimeType: string; download: boolean };

export type Files = {
  put(key: string, contents: Readable | Uint8Array, options: { mimeType: string }): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Files of a folder that are made when one is asked for that is not stored; `make` answers null for none. */
  make(folder: string, make: Make): void;
  /** What a key stands for, stored or made; null when there is no such file. `admit` may refuse before one is made. */
  open(key: string, admit?: (owner: string) => Promise<void>): Promise<Readable | Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Missing files are no error. */
  remove(key: string): Promise<void>;
  /** Keys of a folder that were last written before the instant, in lists of at most `size`. */
  olderThan(folder: string, before: Date, size: number): AsyncGenerator<string[]>;
  /** Path of a short-lived link, from the root of the site: needs no token, opens in a new tab. */
  signedUrl(key: string, options: LinkOptions): string;
  /** What a signed link stands for; null when forged, `expired` when it was genuine. */
  resolveLink(link: string): Link | 'expired' | null;
};

/** A file that is made when it is asked for, and the member whose it is. */
export type Made = { owner: string; draw: () => Promise<Uint8Array> };
type Make = (name: string) => Promise<Made | null>;
/** Key, name, MIME type, when the link ends, in seconds, and whether it downloads. */
const claim = z.object({
  k: z.string(),
  n: z.string(),
  m: z.string(),
  e: z.number(),
  d: z.boolean().default(false),
});

async function openDisk(config: Config): Promise<Disk> {
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

/**
 * FlyDrive answers at once when its stream emits an error, while the file is still being made: a file that
 * is removed then comes back. So a failing source only closes the stream that FlyDrive sees, and the
 * answer comes when the writing is over.
 */
async function writeStream(disk: Disk, key: string, contents: Readable, contentType: string): Promise<void> {
  const shown = new PassThrough();
  contents.once('close', () => contents.readableEnded || shown.destroy());
  shown.once('close', () => shown.readableEnded || contents.destroy());
  contents.on('error', () => {});
  await disk.putStream(key, contents.pipe(shown), { contentType }).catch((error: Error) => {
    throw error.cause ?? error;
  });
}

async function* listOlder(disk: Disk, folder: string, before: Date, size: number): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  const keys: string[] = [];
  do {
    const page: Awaited<ReturnType<Disk['listAll']>> = await disk
      .listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch(() => ({ objects: [] }));
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const written = await disk.getMetaData(object.key).catch(() => null);
      if (written && written.lastModified < before) keys.push(object.key);
      if (keys.length === size) yield keys.splice(0);
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  if (keys.length > 0) yield keys;
}

/** FlyDrive: a folder of DATA_DIR by default, a bucket when S3_BUCKET is set. Nothing in it is public. */
export async function createFiles(config: Config, clock: () => Date): Promise<Files> {
  const disk = await openDisk(config);
  const makers = new Map<string, Make>();
  const kind = { purpose: 'file', claim, secret: config.SECRET };

  return {
    async put(key, contents, { mimeType }) {
      if (contents instanceof Uint8Array) await disk.put(key, contents, { contentType: mimeType });
      else await writeStream(disk, key, contents, mimeType);
    },
    read: (key) => disk.getStream(key),
    make: (folder, make) => void makers.set(folder, make),
    async open(key, admit) {
      const [folder = '', name = ''] = key.split('/');
      if (await disk.exists(key)) return disk.getStream(key);
      const made = (await makers.get(folder)?.(name)) ?? null;
      if (made) await admit?.(made.owner);
      return made?.draw() ?? null;
    },
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    olderThan: (folder, before, size) => listOlder(disk, folder, before, size),
    signedUrl(key, { name, mimeType = 'application/octet-stream', download, seconds = 600 }) {
      const e = Math.floor(clock().getTime() / 1000) + seconds;
      return `${API_BASE}/files/${writeLink(kind, { k: key, n: name, m: mimeType, e, d: download })}`;
    },
    resolveLink(link) {
      const found = readLink(kind, link);
      if (!found) return null;
      if (found.e * 1000 < clock().getTime()) return 'expired';
      return { key: found.k, name: found.n, mimeType: found.m, download: found.d };
    },
  };
}
