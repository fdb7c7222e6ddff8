import { lockFolder } from '../process/folder-lock.mjs';
import { StepError } from '../process/step.mjs';

/**
 * Runs one build of a site's folder at a time.
 * @template T
 * @param {string} site
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StepError} when another process holds the lock
 */
export async function withSiteLock(site, work) {
  const release = await lockFolder(site, 'site');
  if (!release) {
    throw new StepError(`Another build or publish of ${site} is running. Wait until it is finished.`);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
