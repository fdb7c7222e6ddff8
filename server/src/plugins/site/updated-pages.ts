import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteValues } from './current-values.ts';
import { createUpdater } from './current-values.ts';
import type { Release } from './release.ts';

export type UpdatedPages = {
  /**
   * Returns the file with the current values; null when it is as built, or has no values (pictures, scripts).
   */
  file(release: Release, path: string): Promise<Buffer | null>;
  /** Returns a rendered page with the current values. */
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

/** Returns the media type of a file that may contain values; undefined for any other. */
export const typeOfUpdated = (path: string): string | undefined => TYPES[path.split('.').pop() ?? ''];

/** Creates the cache of files with current values. It is cleared when the release or the values change. */
export function createUpdatedPages(
  currentValues: () => Promise<SiteValues | null>,
  brandNumber: string,
): UpdatedPages {
  /**
   * The cache of one release and set of values. A request that started before a publish still uses the earlier
   * object.
   */
  let current: ValuesCache = { key: '', update: null, cachedFiles: new Map() };

  async function valuesFor({ id, built }: Release) {
    const now = built && (await currentValues());
    const key = JSON.stringify([id, now]);
    if (key !== current.key)
      current = {
        key,
        update: built && now ? createUpdater(built, now, brandNumber) : null,
        cachedFiles: new Map(),
      };
    return current;
  }

  return {
    async file(release, path) {
      if (!typeOfUpdated(path)) return null;
      const { update, cachedFiles } = await valuesFor(release);
      if (!update) return null;
      const cachedFile = cachedFiles.get(path);
      if (cachedFile) return cachedFile;
      const updatedFile = readFile(join(release.client, path), 'utf8').then((text) =>
        Buffer.from(update(text)),
      );
      cachedFiles.set(path, updatedFile);
      updatedFile.catch(() => cachedFiles.delete(path));
      return updatedFile;
    },
    async body(release, body) {
      const { update } = await valuesFor(release);
      return update ? Buffer.from(update(body.toString())) : body;
    },
  };
}
