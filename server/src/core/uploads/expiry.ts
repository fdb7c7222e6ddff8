import type { Deps } from '../../deps.ts';
import type { Partials } from './partials.ts';
import { deleteUploads, expiredUploads } from './repository.ts';

const JOB = 'uploads.expire';
const BATCH = 100;
/** Longer than any upload lives: what is left then is of an account that was erased meanwhile. */
const LEFT_AFTER = 2 * 24 * 3_600_000;

/** Removes what no form took in a day; files first, so that none is left without a row that names it. */
async function removeExpired({ db, files, clock }: Deps, partials: Partials): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await expiredUploads(db, clock(), BATCH);
    if (rows.length === 0) return removed;
    for (const { id, storageKey, usedAt } of rows) {
      await partials.remove(id);
      // A file that a form took belongs to that now.
      if (storageKey !== null && usedAt === null) await files.remove(storageKey);
    }
    const ids = rows.map(({ id }) => id);
    await deleteUploads(db, ids);
    removed += ids.length;
  }
}

/** Every hour: uploads that have expired go. */
export function registerExpiry(deps: Deps, partials: Partials): void {
  deps.jobs.register(JOB, async () => {
    const removed = await removeExpired(deps, partials);
    await partials.removeOlder(new Date(deps.clock().getTime() - LEFT_AFTER));
    if (removed > 0) deps.log.info({ removed }, 'uploads expired');
  });
  deps.jobs.schedule(JOB, '15 * * * *');
}
