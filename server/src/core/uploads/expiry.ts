import type { Deps } from '../../deps.ts';
import type { PartialFiles } from './partial-files.ts';
import { deleteUploads, expiredUploads } from './repository.ts';

const JOB = 'uploads.expire';
const BATCH_SIZE = 100;
/**
 * Milliseconds after which a partial file without a row is deleted. Such a file remains when the rows of a deleted
 * account are erased.
 */
const ABANDONED_AFTER = 2 * 24 * 3_600_000;

/**
 * Deletes the rows of expired uploads, and the files that no form has used. Deletes the files before the rows, so that
 * no file remains without a row.
 */
async function removeExpired({ db, files, clock }: Deps, partialFiles: PartialFiles): Promise<number> {
  let removedCount = 0;
  for (;;) {
    const rows = await expiredUploads(db, clock(), BATCH_SIZE);
    if (rows.length === 0) return removedCount;
    for (const { id, storageKey, usedAt } of rows) {
      await partialFiles.remove(id);
      // A file that a form used belongs to that form's record.
      if (storageKey !== null && usedAt === null) await files.remove(storageKey);
    }
    const ids = rows.map(({ id }) => id);
    await deleteUploads(db, ids);
    removedCount += ids.length;
  }
}

/** Registers the hourly job that deletes expired uploads. */
export function registerExpiry(deps: Deps, partialFiles: PartialFiles): void {
  deps.jobs.register(JOB, async () => {
    const removedCount = await removeExpired(deps, partialFiles);
    await partialFiles.removeOlderThan(new Date(deps.clock().getTime() - ABANDONED_AFTER));
    if (removedCount > 0) deps.log.info({ removed: removedCount }, 'uploads expired');
  });
  deps.jobs.schedule(JOB, '15 * * * *');
}
