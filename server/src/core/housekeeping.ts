import { compactDatabase, vacuumChangedTables } from '../db/maintenance.ts';
import type { Deps } from '../deps.ts';
import { QUARANTINE_DAYS, QUARANTINE_FOLDER } from './uploads/check-content.ts';

const JOB = 'housekeeping';
const VACUUM_JOB = 'database.vacuum';
const HOUR = 3_600_000;
/**
 * Age in milliseconds from which an uploaded file without a row counts as orphaned. A younger file may belong to a request
 * that has not stored its row yet.
 */
const ORPHAN_AFTER = 24 * HOUR;
const BATCH_SIZE = 200;

/** Months for which visitors' details and questions are stored, as the privacy policy states. */
export const VISITOR_MONTHS = 24;

/**
 * Returns the same day of the month, `months` months earlier. A day that the earlier month lacks is counted into the next
 * month: one month before 31 March 2026 is 3 March, because there is no 31 February.
 */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/**
 * Deletes uploads that no module refers to, and returns their number. Such a file remains when a process ends after
 * storing the file and before storing its record.
 */
async function removeOrphans({ db, files, clock, registry }: Deps): Promise<number> {
  const orphanedSince = new Date(clock().getTime() - ORPHAN_AFTER);
  let removedCount = 0;
  for await (const keys of files.listOlderThan('uploads', orphanedSince, BATCH_SIZE)) {
    const referencedKeys = await registry.referencedFiles(db, keys);
    for (const key of keys) {
      if (referencedKeys.has(key)) continue;
      await files.remove(key);
      removedCount += 1;
    }
  }
  return removedCount;
}

/** Deletes infected files after their retention period. */
async function removeQuarantined({ files, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - QUARANTINE_DAYS * 24 * HOUR);
  for await (const keys of files.listOlderThan(QUARANTINE_FOLDER, before, BATCH_SIZE))
    for (const key of keys) await files.remove(key);
}

/**
 * Registers the nightly job that deletes records after their retention period, and orphaned files. On the embedded database,
 * which has no autovacuum, a job every ten minutes removes dead rows, and the nightly job returns unused space to the disk.
 */
export function registerHousekeeping(deps: Deps): void {
  const isEmbedded = !deps.config.DATABASE_URL;
  deps.jobs.register(JOB, async () => {
    const now = deps.clock();
    for (const { remove } of deps.registry.retention) await remove(deps.db, now);
    const orphanCount = await removeOrphans(deps);
    await removeQuarantined(deps);
    const compacted = isEmbedded ? await compactDatabase(deps.db) : 0;
    deps.log.info({ orphans: orphanCount, compacted }, 'housekeeping done');
  });
  deps.jobs.schedule(JOB, '30 3 * * *');
  if (!isEmbedded) return;
  deps.jobs.register(VACUUM_JOB, async () => void (await vacuumChangedTables(deps.db)), { oncePerKey: true });
  deps.jobs.schedule(VACUUM_JOB, '*/10 * * * *');
}
