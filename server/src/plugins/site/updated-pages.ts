import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteValues } from './current-values.ts';
import { updater } from './current-values.ts';
import type { Release } from './release.ts';

export type UpdatedPages = {
  /** The file with what holds now; null when it is as it was built, or cannot be: pictures, scripts. */
  file(release: Release, path: string): Promise<Buffer | null>;
  /** The same for a page that was just rendered. */
  body(release: Release, body: Buffer): Promise<Buffer>;
};

const TYPES: Record<string, string> = {
  html: 'text/html',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Media type of a file that may hold values; undefined for any other. */
export const typeOfUpdated = (path: string): string | undefined => TYPES[path.split('.').pop() ?? ''];

/** Pages with the values of the moment, kept as long as release and values stay. */
export function createUpdatedPages(
  currentValues: () => Promise<SiteValues | null>,
  brandNumber: string,
): UpdatedPages {
  let key = '';
  let update: ReturnType<typeof updater> = null;
  const kept = new Map<string, Promise<Buffer>>();

  async function updaterFor({ id, built }: Release) {
    const now = built && (await currentValues());
    const wanted = JSON.stringify([id, now]);
    if (wanted !== key) {
      key = wanted;
      kept.clear();
      update = built && now ? updater(built, now, brandNumber) : null;
    }
    return update;
  }

  return {
    async file(release, path) {
      const change = typeOfUpdated(path) && (await updaterFor(release));
      if (!change) return null;
      const known = kept.get(path);
      if (known) return known;
      const made = readFile(join(release.client, path), 'utf8').then((text) => Buffer.from(change(text)));
      kept.set(path, made);
      return made;
    },
    async body(release, body) {
      const change = await updaterFor(release);
      return change ? Buffer.from(change(body.toString())) : body;
    },
  };
}
