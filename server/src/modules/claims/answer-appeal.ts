import { appealFileName, type ClaimFacts } from '@naungan/domain/claim';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { newDeadline } from './deadline-day.ts';
import { rowWithoutCode } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { type AppealResult, appealAnswerMail, mailClaimant } from './mails.ts';
import { closeAppeal, insertFiles } from './repository.ts';
import { runClaimAction } from './run-action.ts';
import { type Assessment, computeSettlement } from './settlement.ts';

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
    let result: AppealResult = 'reopen';
    let amount = claim.approvedAmount ?? 0;
    let facts: ClaimFacts;
    if (answer === 'grant') {
      const computedSettlement = await computeSettlement(
        tx,
        claim,
        assessment ?? throwMissing('assessment', 'Sebutkan kerugian yang dinilai'),
      );
      result = 'grantAppeal';
      amount = computedSettlement.payable;
      facts = await runClaimAction(
        tx,
        deps,
        claim,
        context,
        { type: 'grantAppeal', amount },
        { settlement: computedSettlement.rows, feedback: '' },
      );
    } else {
      if (answer === 'keep') result = claim.approvedAmount === null ? 'denyAppeal' : 'keepOffer';
      const change = answer === 'reopen' ? { settlement: [], feedback: reason } : { feedback: reason };
      facts = await runClaimAction(tx, deps, claim, context, { type: result }, change);
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
    // The mail states this deadline only if the claim stays rejected.
    const deadline = newDeadline(deps, 'rejected');
    await mailClaimant(tx, deps, claim, appealAnswerMail(claim, result, { facts, amount, reason, deadline }));
  });
