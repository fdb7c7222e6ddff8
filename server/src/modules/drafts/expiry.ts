import type { Deps } from '../../deps.ts';
import { deleteDraftsUntil } from './repository.ts';
import { expiryCutoff } from './service.ts';

export const EXPIRY_JOB = 'drafts.expire';

/**
 * Registers the hourly job that deletes a draft seven days after its last change. The draft's uploads expire at the
 * same time.
 */
export function registerDraftExpiry(deps: Deps): void {
  deps.jobs.register(EXPIRY_JOB, async () => {
    const removedCount = await deleteDraftsUntil(deps.db, expiryCutoff(deps.clock()));
    if (removedCount > 0) deps.log.info({ removed: removedCount }, 'drafts expired');
  });
  deps.jobs.schedule(EXPIRY_JOB, '45 * * * *');
}
