import { unwatchFile, watchFile } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { currentRelease, pointerOf } from '../../../../scripts/releases.mjs';
import { openRelease, type Release } from './release.ts';

/** Asked for by stat, which also works on folders that are shared over a network. */
const INTERVAL = 300;

export type Followed = {
  /** What is served now; null as long as no site was built. */
  current(): Release | null;
  close(): void;
};

/**
 * Follows the pointer of a site's folder: when it moves, the new release is opened beside the served one and takes
 * its place. Requests under way end with the release that they began with. One that cannot be opened is logged,
 * and nothing changes.
 */
export async function followReleases(site: string, log: FastifyBaseLogger): Promise<Followed> {
  let served: Release | null = null;
  let turn = Promise.resolve();
  const open = async () => {
    const id = currentRelease(site);
    if (id === null || id === served?.id) return;
    try {
      served = await openRelease(site, id);
      log.info({ release: id }, 'serving a release');
    } catch (err) {
      log.error({ err, release: id }, 'a release cannot be opened');
    }
  };
  const follow = () => {
    turn = turn.then(open);
  };
  const pointer = pointerOf(site);
  watchFile(pointer, { interval: INTERVAL, persistent: false }, follow);
  await open();
  return { current: () => served, close: () => unwatchFile(pointer, follow) };
}
