import type { Deps } from '../deps.ts';

const JOB = 'housekeeping';
const HOUR = 3_600_000;
/** An upload of a request under way is younger than this. */
const ORPHAN_AFTER = 24 * HOUR;
const BATCH = 200;

/** How long the privacy policy lets visitors' details and questions stay. */
export const VISITOR_MONTHS = 24;

/** The same day so many months earlier. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Removes uploads that no module keeps: their process ended between storing them and keeping what they belong to. */
async function removeOrphans({ db, files, clock, registry }: Deps): Promise<number> {
  const before = new Date(clock().getTime() - ORPHAN_AFTER);
  let removed = 0;
  for await (const keys of files.olderThan('uploads', before, BATCH)) {
    const kept = await registry.keptFiles(db, keys);
    for (const key of keys.filter((key) => !kept.has(key))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}

/** Every night: records past their retention period go, and files of nobody's. */
export function registerHousekeeping(deps: Deps): void {
  deps.jobs.register(JOB, async () => {
    const now = deps.clock();
    for (const { remove } of deps.registry.retention) await remove(deps.db, now);
    const orphans = await removeOrphans(deps);
    deps.log.info({ orphans }, 'housekeeping done');
  });
  deps.jobs.schedule(JOB, '30 3 * * *');
}
