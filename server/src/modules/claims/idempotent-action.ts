import { throwProblem } from '../../api-problem.ts';
import {
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
import { fileContents } from './contents.ts';
import type { ClaimRecord } from './record.ts';
import { claimSubject } from './subject.ts';

const SENT_OTHERWISE = 'Kiriman Anda sebelumnya sudah kami terima';

/** A request about a claim that is handled once. */
export type Sent = {
  claimId: string;
  /** The owner of the key: the member, the holder in place of an heir, or a desk user. */
  userId: string;
  /** The action, which is part of the key's fingerprint. */
  what: string;
  upload: Submission;
  key: string | null;
};

const requestOf = ({ claimId, userId, what, upload, key }: Sent): RequestKey | null =>
  key === null
    ? null
    : {
        userId,
        key,
        fingerprint: fingerprintOf({
          [what]: claimId,
          fields: upload.fields,
          files: fileContents(upload.files),
        }),
      };

/**
 * Runs an action on a claim and stores its files, in one transaction. A repeated key does nothing more; of
 * two concurrent requests the claim's lock lets one go first.
 * @throws ApiProblem NOT_FOUND, ALREADY_SENT, and what `work` throws
 */
export function runIdempotentAction(
  deps: Deps,
  sent: Sent,
  work: (tx: Tx, claim: ClaimRecord, now: Date) => Promise<void>,
): Promise<null> {
  const { upload, claimId } = sent;
  const request = requestOf(sent);
  const now = deps.clock();
  return persistUpload(deps, upload, async () => {
    const committed = await deps.db.transaction(async (tx) => {
      const claim = (await claimSubject.lock(tx, claimId)) ?? throwProblem('NOT_FOUND');
      if (request && (await findRepeatedSubject(tx, request, SENT_OTHERWISE))) return false;
      if (request && !(await takeKey(tx, request, now))) return throwProblem('ALREADY_SENT', SENT_OTHERWISE);
      await upload.markFilesUsed(tx, now);
      await work(tx, claim, now);
      if (request) await linkKey(tx, request, { subject: 'claim', id: claimId });
      return true;
    });
    return { kept: committed, answer: null };
  });
}
