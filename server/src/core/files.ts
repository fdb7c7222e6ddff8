import { PassThrough, type Readable } from 'node:stream';
import { API_BASE } from '@naungan/api/routes';
import type { Disk } from 'flydrive';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { listPage, openDisk } from './disk.ts';
import { type ResealedFiles, resealFiles } from './reseal-files.ts';
import { openStream, sealStream } from './sealed-files.ts';
import { secretsOf } from './secrets.ts';
import { readLink, writeLink } from './signed-link.ts';

type LinkOptions = {
  /** File name for the download. */
  name: string;
  mimeType?: string;
  /** Downloads the file even if the browser can display it. */
  download?: boolean;
  /** Seconds until the link expires. Default 600 [Q5]. */
  seconds?: number;
};
/** The content of a signed link. `viewerId`: the person at the desk for whom the file gets a watermark. */
export type Link = {
  key: string;
  name: string;
  mimeType: string;
  download: boolean;
  viewerId: string | null;
};

export type Files = {
  put(key: string, contents: Readable | Uint8Array, options: { mimeType: string }): Promise<void>;
  read(key: string): Promise<Readable>;
  /**
   * Registers the function that generates the files of a folder that are not stored. The function returns null for an
   * unknown name.
   */
  registerGenerator(folder: string, generate: FileGenerator): void;
  /**
   * Opens a stored or generated file; null if neither exists. Before a file is generated, `admit` receives the id of
   * its owner; if `admit` throws, the file is not generated.
   */
  open(key: string, admit?: (owner: string) => Promise<void>): Promise<Readable | Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /**
   * Encrypts every stored file with the active data key that is unencrypted or has another key. A file is replaced as a
   * whole, so readers get the old or the new file.
   */
  reseal(): Promise<ResealedFiles>;
  /** Does nothing for a missing file. */
  remove(key: string): Promise<void>;
  /** Yields the keys of files in a folder that were last written before the instant, in lists of at most `size`. */
  listOlderThan(folder: string, before: Date, size: number): AsyncGenerator<string[]>;
  /** Returns the path of a short-lived link, which can be opened in a new tab because it needs no token. */
  signedUrl(key: string, options: LinkOptions): string;
  /**
   * Returns the path of the same link for a person at the desk, so that the file gets a watermark. Other texts, and links to
   * files that the broker issued for customers, such as policies, stay as they are.
   */
  linkForViewer(path: string, viewerId: string): string;
  /**
   * Returns the content of a signed link, `expired` for a genuine link after its expiry, or null for a forged link.
   */
  resolveLink(link: string): Link | 'expired' | null;
};

/** A file generated on request, and the id of the member whose file it is. */
export type GeneratedFile = { owner: string; render: () => Promise<Uint8Array> };
type FileGenerator = (name: string) => Promise<GeneratedFile | null>;
/**
 * Key, name, MIME type, expiry in seconds since 1970, whether to download, and the viewer at the desk. The field names are
 * short, so that the link is short.
 */
const linkPayload = z.object({
  k: z.string(),
  n: z.string(),
  m: z.string(),
  e: z.number(),
  d: z.boolean().default(false),
  v: z.string().optional(),
});
const LINK_START = `${API_BASE}/files/`;
/** Files from customers and of payments. */
export const RECEIVED_FOLDER = 'uploads/';

/**
 * Writes a stream, and rejects only after writing has ended. If FlyDrive read the source itself, it would reject as soon
 * as the source fails, but continue to write: if the caller then removed the file, FlyDrive would create it again. So
 * FlyDrive reads a second stream, which only closes, without an error, when the source fails.
 */
async function writeStream(disk: Disk, key: string, contents: Readable, contentType: string): Promise<void> {
  const passThrough = new PassThrough();
  contents.once('close', () => {
    if (!contents.readableEnded) passThrough.destroy();
  });
  passThrough.once('close', () => {
    if (!passThrough.readableEnded) contents.destroy();
  });
  // Without this listener, an error of the source would end the process; `close` follows the error.
  contents.on('error', () => {});
  await disk.putStream(key, contents.pipe(passThrough), { contentType }).catch((error: Error) => {
    throw error.cause ?? error;
  });
}

async function* listOlder(disk: Disk, folder: string, instant: Date, size: number): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  const keys: string[] = [];
  do {
    const page: Awaited<ReturnType<typeof listPage>> = await listPage(disk, folder, paginationToken);
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const metadata = await disk.getMetaData(object.key).catch(() => null);
      if (metadata && metadata.lastModified < instant) keys.push(object.key);
      if (keys.length === size) yield keys.splice(0);
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  if (keys.length > 0) yield keys;
}

/**
 * Opens the file store: a folder of DATA_DIR, or a bucket when S3_BUCKET is set. No stored file is public, and every
 * file is encrypted (`sealed-files.ts`).
 */
export async function createFiles(config: Config, clock: () => Date): Promise<Files> {
  const disk = await openDisk(config);
  const generators = new Map<string, FileGenerator>();
  const linkKind = { purpose: 'file', payloadSchema: linkPayload, secrets: secretsOf(config) };

  return {
    async put(key, contents, { mimeType }) {
      await writeStream(disk, key, sealStream(contents, key), mimeType);
    },
    read: async (key) => openStream(await disk.getStream(key), key),
    registerGenerator: (folder, generate) => void generators.set(folder, generate),
    async open(key, admit) {
      const [folder = '', name = ''] = key.split('/');
      if (await disk.exists(key)) return openStream(await disk.getStream(key), key);
      const generatedFile = (await generators.get(folder)?.(name)) ?? null;
      if (generatedFile) await admit?.(generatedFile.owner);
      return generatedFile?.render() ?? null;
    },
    reseal: () => resealFiles(disk, config),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    listOlderThan: (folder, instant, size) => listOlder(disk, folder, instant, size),
    signedUrl(key, { name, mimeType = 'application/octet-stream', download, seconds = 600 }) {
      const expiresAt = Math.floor(clock().getTime() / 1000) + seconds;
      const payload = { k: key, n: name, m: mimeType, e: expiresAt, d: download };
      return LINK_START + writeLink(linkKind, payload);
    },
    linkForViewer(path, viewerId) {
      if (!path.startsWith(LINK_START)) return path;
      const payload = readLink(linkKind, path.slice(LINK_START.length));
      if (!payload?.k.startsWith(RECEIVED_FOLDER)) return path;
      return LINK_START + writeLink(linkKind, { ...payload, v: viewerId });
    },
    resolveLink(link) {
      const payload = readLink(linkKind, link);
      if (!payload) return null;
      if (payload.e * 1000 < clock().getTime()) return 'expired';
      const { k: key, n: name, m: mimeType, d: download, v: viewerId = null } = payload;
      return { key, name, mimeType, download, viewerId };
    },
  };
}
