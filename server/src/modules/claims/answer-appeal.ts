import type { ClaimMailRequest } from '@naungan/api/desk-claim-mail';
import { appealFileName, type ClaimFacts } from '@naungan/domain/claim';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { claimActionMail } from './action-mail.ts';
import { mailClaimant } from './claimant-mail.ts';
import { rowWithoutCode } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { closeAppeal, insertFiles } from './repository.ts';
import { runClaimAction } from './run-action.ts';
import { type Assessment, computeSettlement, requireUsualAmounts } from './settlement.ts';

export type AppealAnswer = {
  claimId: string;
  /** Owner of the idempotency key: the desk user, or the policyholder if the simulated insurer answers. */
  userId: string;
  actor: string;
  answer: 'grant' | 'keep' | 'reopen';
  reason: string;
  /** Only with `grant`. */
  assessment?: Assessment | undefined;
  upload: Submission;
  /** The version of the claim that the desk has read. */
  version?: number | undefined;
};

const throwMissing = (path: string, message: string) => throwProblem('INVALID', message, [{ path, message }]);

/**
 * Stores the desk's answer to the open appeal with its letter. The answer grants an amount, keeps the decision (an
 * approved amount stays approved), or reopens the claim.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const answerAppeal = (deps: Deps, request: AppealAnswer): Promise<null> =>
  runIdempotentAction(deps, { ...request, action: 'answer', key: null }, async (tx, claim, now) => {
    const { answer, reason, assessment, actor, upload } = request;
    const [letter] = upload.files;
    const context = { role: 'desk', actor, reason } as const;
    let mailRequest: ClaimMailRequest;
    let facts: ClaimFacts;
    if (answer === 'grant') {
      const assessed = assessment ?? throwMissing('assessment', 'Sebutkan kerugian yang dinilai');
      await requireUsualAmounts(tx, claim, assessed);
      const { rows, payable } = await computeSettlement(tx, claim, assessed);
      const action = { type: 'grantAppeal', amount: payable } as const;
      facts = await runClaimAction(tx, deps, claim, context, action, { settlement: rows, feedback: '' });
      mailRequest = { action: 'grantAppeal', reason, ...assessed };
    } else {
      const keptResult = claim.approvedAmount === null ? 'denyAppeal' : 'keepOffer';
      const result = answer === 'keep' ? keptResult : answer;
      const change = answer === 'reopen' ? { settlement: [], feedback: reason } : { feedback: reason };
      facts = await runClaimAction(tx, deps, claim, context, { type: result }, change);
      mailRequest = { action: result, reason };
    }
    await closeAppeal(tx, claim.id, now);
    const file = letter ?? throwMissing('responseLetter', 'Surat balasan wajib diunggah');
    const round = claim.appeals.length - 1;
    const letterFile = {
      title: 'Surat Balasan',
      fileName: appealFileName(round, file.fileName).replace('surat-banding', 'surat-balasan'),
    };
    await insertFiles(tx, [
      rowWithoutCode(file, { claimId: claim.id, kind: 'response', round, now }, letterFile),
    ]);
    await mailClaimant(tx, deps, claim, await claimActionMail(tx, deps, claim, facts, mailRequest));
  });
