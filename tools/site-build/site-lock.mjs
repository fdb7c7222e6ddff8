import { setTimeout as pause } from 'node:timers/promises';
import { isFolderLocked, lockFolder } from '../process/folder-lock.mjs';
import { StepError } from '../process/step.mjs';

const PURPOSE = 'site';
/** Milliseconds between two checks of the lock. */
const RETRY_MS = 100;

/**
 * Runs `work` while this process has the lock of the site's folder, so that only one build writes into it.
 * @template T
 * @param {string} site
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StepError} when another process has the lock
 */
export async function withSiteLock(site, work) {
  const releaseLock = await lockFolder(site, PURPOSE);
  if (!releaseLock) {
    throw new StepError(`Another build or publish of ${site} is running. Wait until it is finished.`);
  }
  try {
    return await work();
  } finally {
    await releaseLock();
  }
}

/**
 * Waits until no process builds a release in the site's folder. An abort of `signal` ends the wait.
 * @param {string} site
 * @param {AbortSignal} [signal]
 */
export async function untilNoBuildRuns(site, signal) {
  while (!signal?.aborted && (await isFolderLocked(site, PURPOSE))) await pause(RETRY_MS);
}
