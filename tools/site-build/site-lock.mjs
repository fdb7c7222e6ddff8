import { lockFolder } from '../process/folder-lock.mjs';
import { StepError } from '../process/step.mjs';

/**
 * Runs `work` while this process has the lock of the site's folder, so that only one build writes into it.
 * @template T
 * @param {string} site
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StepError} when another process has the lock
 */
export async function withSiteLock(site, work) {
  const releaseLock = await lockFolder(site, 'site');
  if (!releaseLock) {
    throw new StepError(`Another build or publish of ${site} is running. Wait until it is finished.`);
  }
  try {
    return await work();
  } finally {
    await releaseLock();
  }
}
