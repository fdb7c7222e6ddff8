import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteValues } from './current-values.ts';
import { createUpdater } from './current-values.ts';
import { type PreparedPage, preparePage } from './prepared-page.ts';
import type { Release } from './release.ts';
import type { RenderedPage } from './render.ts';

export type UpdatedPages = {
  /**
   * Returns the file with the current site values; null when the file needs no change, because it contains no site
   * values (pictures, scripts) or only the values of the build.
   */
  file(release: Release, path: string): Promise<PreparedPage | null>;
  /** Returns a rendered page with the current site values; the same object for the same page and values. */
  page(release: Release, page: RenderedPage): Promise<PreparedPage>;
  /** Returns a text that differs for different releases and different site values. */
  version(release: Release): Promise<string>;
};

const TYPES: Record<string, string> = {
  html: 'text/html',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

type ValuesCache = {
  key: string;
  update: ReturnType<typeof createUpdater>;
  cachedFiles: Map<string, Promise<PreparedPage>>;
  preparedPages: WeakMap<RenderedPage, PreparedPage>;
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
  let cache: ValuesCache = { key: '', update: null, cachedFiles: new Map(), preparedPages: new WeakMap() };

  async function cacheFor({ id, buildValues }: Release) {
    const siteValues = buildValues && (await currentSiteValues());
    const key = JSON.stringify([id, siteValues]);
    if (key !== cache.key)
      cache = {
        key,
        update:
          buildValues && siteValues ? createUpdater(buildValues, siteValues, brandWhatsAppNumber) : null,
        cachedFiles: new Map(),
        preparedPages: new WeakMap(),
      };
    return cache;
  }

  return {
    async file(release, path) {
      const type = updatableFileType(path);
      if (!type) return null;
      const { update, cachedFiles } = await cacheFor(release);
      if (!update) return null;
      const cachedFile = cachedFiles.get(path);
      if (cachedFile) return cachedFile;
      const updatedFile = readFile(join(release.clientFolder, path), 'utf8').then((text) =>
        preparePage({ status: 200, headers: { 'content-type': type }, body: Buffer.from(update(text)) }),
      );
      cachedFiles.set(path, updatedFile);
      updatedFile.catch(() => cachedFiles.delete(path));
      return updatedFile;
    },
    async page(release, page) {
      const { update, preparedPages } = await cacheFor(release);
      const preparedPage =
        preparedPages.get(page) ??
        preparePage(update ? { ...page, body: Buffer.from(update(page.body.toString())) } : page);
      preparedPages.set(page, preparedPage);
      return preparedPage;
    },
    version: async (release) => (await cacheFor(release)).key,
  };
}
