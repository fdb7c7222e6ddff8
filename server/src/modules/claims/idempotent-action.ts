import { throwProblem } from '../../api-problem.ts';
import {
  fileIdentities,
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  type RequestKey,
  takeKey,
} from '../../core/idempotency.ts';
import { persistUpload } from '../../core/uploads/persist-upload.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { ClaimRecord } from './record.ts';
import { claimStateMachine, requireClaimVersion } from './state-machine.ts';

const ALREADY_RECEIVED_MESSAGE = 'Kiriman Anda sebelumnya sudah kami terima';

/** A request for a claim action. Requests with the same key run once. */
export type IdempotentClaimRequest = {
  claimId: string;
  /** Owner of the key: the member, the policyholder if an heir sends the request, or a desk user. */
  userId: string;
  /** The action, which is part of the key's fingerprint. */
  action: string;
  upload: Submission;
  key: string | null;
  /** The version of the claim that the desk has read. */
  version?: number | undefined;
};

function requestKeyOf({ claimId, userId, action, upload, key }: IdempotentClaimRequest): RequestKey | null {
  if (key === null) return null;
  const content = { [action]: claimId, fields: upload.fields, files: fileIdentities(upload.files) };
  return { userId, key, fingerprint: fingerprintOf(content) };
}

/**
 * Runs an action on a claim and stores the uploaded files, in one transaction. A repeated key has no further effect.
 * Each request locks the claim, so concurrent requests for a claim run one after the other.
 * @throws ApiProblem NOT_FOUND, ALREADY_SENT, and the problems of `work`
 */
export function runIdempotentAction(
  deps: Deps,
  claimRequest: IdempotentClaimRequest,
  work: (tx: Tx, claim: ClaimRecord, now: Date) => Promise<void>,
): Promise<null> {
  const { upload, claimId } = claimRequest;
  const request = requestKeyOf(claimRequest);
  const now = deps.clock();
  return persistUpload(deps, upload, async () => {
    const committed = await deps.db.transaction(async (tx) => {
      const claim = (await claimStateMachine.lock(tx, claimId)) ?? throwProblem('NOT_FOUND');
      if (request && (await findRepeatedSubject(tx, request, ALREADY_RECEIVED_MESSAGE))) return false;
      if (request && !(await takeKey(tx, request, now)))
        return throwProblem('ALREADY_SENT', ALREADY_RECEIVED_MESSAGE);
      await requireClaimVersion(tx, claim, claimRequest.version);
      await upload.markFilesUsed(tx, now);
      await work(tx, claim, now);
      if (request) await linkKey(tx, request, { subject: 'claim', id: claimId });
      return true;
    });
    return { committed, result: null };
  });
}
