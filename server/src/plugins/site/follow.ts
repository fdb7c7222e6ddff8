import type { FastifyBaseLogger } from 'fastify';
import { currentRelease } from '../../../../tools/site-build/releases.mjs';
import { openRelease, type Release } from './release.ts';

/**
 * Milliseconds between reads of the pointer, the file that names the release to serve. Polling also works on network
 * folders. `watchFile` misses changes before its first poll.
 */
const INTERVAL_MS = 300;

export type ReleaseFollower = {
  /** The served release; null until a site is built. */
  current(): Release | null;
  close(): void;
};

/**
 * Follows the pointer of a site's folder: when it changes, opens the new release and then serves it. Running
 * requests end with the release that they began with. A release that cannot be opened is logged, and the
 * earlier release is still served.
 */
export async function followReleases(site: string, log: FastifyBaseLogger): Promise<ReleaseFollower> {
  let servedRelease: Release | null = null;
  let lastAttempt: string | null = null;
  let lastOpening = Promise.resolve();
  const open = async () => {
    const id = currentRelease(site);
    if (id === null || id === lastAttempt) return;
    lastAttempt = id;
    try {
      servedRelease = await openRelease(site, id);
      log.info({ release: id }, 'serving a release');
    } catch (err) {
      log.error({ err, release: id }, 'a release cannot be opened');
    }
  };
  const follow = () => {
    lastOpening = lastOpening.then(open);
  };
  await open();
  const polling = setInterval(follow, INTERVAL_MS).unref();
  return { current: () => servedRelease, close: () => clearInterval(polling) };
}
