import { findRepeated, fingerprintOf, type RequestKey, takeKey, tieKey } from '../../core/idempotency.ts';
import { withUpload } from '../../core/uploads/keep.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { fileContents } from './contents.ts';
import type { ClaimRecord } from './record.ts';
import { claimSubject } from './subject.ts';

const SENT_OTHERWISE = 'Kiriman Anda sebelumnya sudah kami terima';

/** Something that is sent about a claim, once. */
export type Sent = {
  claimId: string;
  /** Whose key it is: the member, the holder in place of an heir, or somebody at the desk. */
  userId: string;
  /** What is done, which its key stands for beside the files. */
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
 * Does something with a claim and the files that came for it, all or nothing. A key makes a repetition do nothing more,
 * also when both arrive at once: the claim's lock lets one go first.
 * @throws Problem NOT_FOUND, ALREADY_SENT, and what `work` throws
 */
export function actOnce(
  deps: Deps,
  sent: Sent,
  work: (tx: Tx, claim: ClaimRecord, now: Date) => Promise<void>,
): Promise<null> {
  const { upload, claimId } = sent;
  const request = requestOf(sent);
  const now = deps.clock();
  return withUpload(deps, upload, async () => {
    const kept = await deps.db.transaction(async (tx) => {
      const claim = (await claimSubject.lock(tx, claimId)) ?? refuse('NOT_FOUND');
      if (request && (await findRepeated(tx, request, SENT_OTHERWISE))) return false;
      if (request && !(await takeKey(tx, request, now))) return refuse('ALREADY_SENT', SENT_OTHERWISE);
      await upload.take(tx, now);
      await work(tx, claim, now);
      if (request) await tieKey(tx, request, { subject: 'claim', id: claimId });
      return true;
    });
    return { kept, answer: null };
  });
}
