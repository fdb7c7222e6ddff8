import type { FastifyBaseLogger } from 'fastify';
import { currentRelease } from '../../../../tools/site-build/releases.mjs';
import { openRelease, type Release } from './release.ts';

/**
 * Milliseconds between looks at the pointer. Reading it also works on folders that are shared over a network, and
 * misses nothing, where `watchFile` overlooks what changes before its own first look.
 */
const INTERVAL = 300;

export type ReleaseFollower = {
  /** What is served now; null as long as no site was built. */
  current(): Release | null;
  close(): void;
};

/**
 * Follows the pointer of a site's folder: when it moves, the new release is opened beside the served one and takes
 * its place. Requests under way end with the release that they began with. One that cannot be opened is logged,
 * and nothing changes.
 */
export async function followReleases(site: string, log: FastifyBaseLogger): Promise<ReleaseFollower> {
  let served: Release | null = null;
  let lastAttempt: string | null = null;
  let turn = Promise.resolve();
  const open = async () => {
    const id = currentRelease(site);
    if (id === null || id === lastAttempt) return;
    lastAttempt = id;
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
  await open();
  const polling = setInterval(follow, INTERVAL).unref();
  return { current: () => served, close: () => clearInterval(polling) };
}
