import { CLAIM_MESSAGES, remarkText } from '@naungan/domain/claim';
import { additionForm } from '@naungan/domain/claim/form';
import { fieldProblems } from '@naungan/domain/form-field';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';
import { claimDeskAddress } from '../settings/service.ts';
import {
  actionContextOf,
  type Claimant,
  idempotencyRequestOf,
  requireFile,
  withLockedClaim,
} from './claimant.ts';
import { applyDecision, type Decision } from './decide.ts';
import { additionRow } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { mailClaimant } from './mails.ts';
import { additionMail, messageMail, replyMail, withdrawnMail } from './message-mails.ts';
import { additionsOf, type ClaimRecord } from './record.ts';
import { closeAppeal, insertFiles, insertMessage } from './repository.ts';
import { runClaimAction } from './run-action.ts';

/** Returns a submission without files. */
const submissionWithoutFiles = (fields: Record<string, string>): Submission => ({
  fields,
  files: [],
  discard: async () => undefined,
  markFilesUsed: async () => undefined,
});

async function claimantName(tx: Tx, { heir, userId }: ClaimRecord): Promise<string> {
  return heir?.fullName ?? (await findUser(tx, userId))?.fullName ?? '';
}

/** Stores the claimant's message and mails it to the desk. @throws ApiProblem NOT_FOUND, ALREADY_SENT */
export const sendMessage = (
  deps: Deps,
  claimant: Claimant,
  { text, key }: { text: string; key: string | null },
): Promise<null> => {
  const request = idempotencyRequestOf(claimant, 'message', {
    upload: submissionWithoutFiles({ text }),
    key,
  });
  return runIdempotentAction(deps, request, async (tx, claim, now) => {
    await runClaimAction(tx, deps, claim, actionContextOf(claimant), { type: 'sendMessage' });
    await insertMessage(tx, { claimId: claim.id, sender: 'claimant', text, createdAt: now });
    const mail = messageMail(claim, { claimant: await claimantName(tx, claim), text });
    await deps.mail.queue(tx, { to: await claimDeskAddress(tx, deps.config), ...mail });
  });
};

/** Stores the desk's message and mails it to the claimant. @throws ApiProblem NOT_FOUND */
export const replyMessage = (deps: Deps, decision: Decision, text: string): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'replyMessage' });
    await insertMessage(tx, { claimId: claim.id, sender: 'desk', text, createdAt: deps.clock() });
    await mailClaimant(tx, deps, claim, replyMail(claim, text));
  });

/** Reads the title of an added document. @throws ApiProblem INVALID */
function readTitle({ fields }: Submission): string {
  const form = additionForm.safeParse(fields);
  if (form.success) return form.data.title;
  const errors = fieldProblems(form.error);
  return throwProblem('INVALID', errors[0]?.message, errors);
}

/**
 * Stores a document that the claimant adds without a request of the desk.
 * @throws ApiProblem CONFLICT, INVALID, ALREADY_SENT
 */
export const addDocument = (
  deps: Deps,
  claimant: Claimant,
  keyedUpload: { upload: Submission; key: string | null },
): Promise<null> =>
  runIdempotentAction(
    deps,
    idempotencyRequestOf(claimant, 'addition', keyedUpload),
    async (tx, claim, now) => {
      const title = readTitle(keyedUpload.upload);
      const file = requireFile(keyedUpload.upload, CLAIM_MESSAGES.additionMissing);
      const context = { ...actionContextOf(claimant), reason: remarkText('document', title) };
      await runClaimAction(tx, deps, claim, context, { type: 'addDocument' });
      const round = additionsOf(claim).length;
      await insertFiles(tx, [additionRow(file, claim, { title, round, now })]);
      await mailClaimant(tx, deps, claim, additionMail(claim, title));
    },
  );

/** Withdraws the claim, which then cannot be reopened. @throws ApiProblem NOT_FOUND, CONFLICT */
export const withdrawClaim = (deps: Deps, claimant: Claimant, reason: string): Promise<void> =>
  withLockedClaim(deps, claimant, async (tx, claim) => {
    const context = { ...actionContextOf(claimant), ...(reason !== '' && { reason }) };
    const change = { settlement: [], feedback: '' };
    await runClaimAction(tx, deps, claim, context, { type: 'withdraw' }, change);
    await closeAppeal(tx, claim.id, deps.clock());
    await mailClaimant(tx, deps, claim, withdrawnMail(claim, deps.config.BRAND.phone));
  });
