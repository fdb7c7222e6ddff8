import type { Deps } from '../../../deps.ts';
import { takePoliciesWithoutCertificate } from '../repository.ts';
import { CERTIFICATE_JOB } from './file.ts';

const MISSING_JOB = 'policy.missing-certificates';
/** Milliseconds after the issue of a policy. By then its certificate job and all retries of the job have ended. */
const ISSUE_RETRIES_MS = 15 * 60_000;
const BATCH_SIZE = 100;

/** Queues the certificate job again for policies without a certificate, for instance after the file store failed. */
export async function queueMissingCertificates(deps: Deps, limit = BATCH_SIZE): Promise<void> {
  const now = deps.clock();
  const issuedBefore = new Date(now.getTime() - ISSUE_RETRIES_MS);
  await deps.db.transaction(async (tx) => {
    for (const { id } of await takePoliciesWithoutCertificate(tx, { issuedBefore, now, limit }))
      await deps.jobs.enqueue(tx, CERTIFICATE_JOB, { policyId: id });
  });
}

export function registerMissingCertificates(deps: Deps): void {
  deps.jobs.register(MISSING_JOB, () => queueMissingCertificates(deps), { oncePerKey: true, retries: 0 });
  deps.jobs.schedule(MISSING_JOB, '*/15 * * * *');
}
