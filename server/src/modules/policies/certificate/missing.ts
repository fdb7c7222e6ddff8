import type { Deps } from '../../../deps.ts';
import { takeUncertified } from '../repository.ts';
import { CERTIFICATE_JOB } from './file.ts';

const MISSING_JOB = 'policy.missing-certificates';
/** By then the job after issue has been tried as often as it is. */
const TRIED_MS = 15 * 60_000;
const BATCH = 100;

/** Queues the certificates again that could not be made, for instance while files could not be stored. */
export async function queueMissingCertificates(deps: Deps, limit = BATCH): Promise<void> {
  const now = deps.clock();
  const issuedBefore = new Date(now.getTime() - TRIED_MS);
  await deps.db.transaction(async (tx) => {
    for (const { id } of await takeUncertified(tx, { issuedBefore, now, limit }))
      await deps.jobs.enqueue(tx, CERTIFICATE_JOB, { policyId: id });
  });
}

export function registerMissingCertificates(deps: Deps): void {
  deps.jobs.register(MISSING_JOB, () => queueMissingCertificates(deps), { oncePerKey: true, retries: 0 });
  deps.jobs.schedule(MISSING_JOB, '*/15 * * * *');
}
