import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteValues } from './current-values.ts';
import { createUpdater } from './current-values.ts';
import type { Release } from './release.ts';

export type UpdatedPages = {
  /**
   * Returns the file with the current site values; null when the file needs no change, because it contains no site
   * values (pictures, scripts) or only the values of the build.
   */
  file(release: Release, path: string): Promise<Buffer | null>;
  /** Returns a rendered page with the current site values. */
  body(release: Release, body: Buffer): Promise<Buffer>;
};

const TYPES: Record<string, string> = {
  html: 'text/html',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

type ValuesCache = {
  key: string;
  update: ReturnType<typeof createUpdater>;
  cachedFiles: Map<string, Promise<Buffer>>;
};

/** Returns the media type of a file that may contain site values; undefined for any other file. */
export const updatableFileType = (path: string): string | undefined => TYPES[path.split('.').pop() ?? ''];

/** Creates a cache of files with the current site values, which is cleared when the release or a value changes. */
export function createUpdatedPages(
  currentSiteValues: () => Promise<SiteValues | null>,
  brandWhatsAppNumber: string,
): UpdatedPages {
  /**
   * The cache for one release and one set of site values. A request that started before a release was published still
   * uses the earlier object.
   */
  let cache: ValuesCache = { key: '', update: null, cachedFiles: new Map() };

  async function cacheFor({ id, buildValues }: Release) {
    const siteValues = buildValues && (await currentSiteValues());
    const key = JSON.stringify([id, siteValues]);
    if (key !== cache.key)
      cache = {
        key,
        update:
          buildValues && siteValues ? createUpdater(buildValues, siteValues, brandWhatsAppNumber) : null,
        cachedFiles: new Map(),
      };
    return cache;
  }

  return {
    async file(release, path) {
      if (!updatableFileType(path)) return null;
      const { update, cachedFiles } = await cacheFor(release);
      if (!update) return null;
      const cachedFile = cachedFiles.get(path);
      if (cachedFile) return cachedFile;
      const updatedFile = readFile(join(release.clientFolder, path), 'utf8').then((text) =>
        Buffer.from(update(text)),
      );
      cachedFiles.set(path, updatedFile);
      updatedFile.catch(() => cachedFiles.delete(path));
      return updatedFile;
    },
    async body(release, body) {
      const { update } = await cacheFor(release);
      return update ? Buffer.from(update(body.toString())) : body;
    },
  };
}
