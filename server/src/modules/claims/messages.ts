import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';
import { claimDeskAddress } from '../settings/service.ts';
import { claimActionMail } from './action-mail.ts';
import { actionContextOf, type Claimant, idempotencyRequestOf } from './claimant.ts';
import { mailClaimant } from './claimant-mail.ts';
import { applyDecision, type Decision } from './decide.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { claimantMessageMail } from './message-mails.ts';
import type { ClaimRecord } from './record.ts';
import { insertMessage } from './repository.ts';
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
    const mail = claimantMessageMail(claim, { claimant: await claimantName(tx, claim), text });
    await deps.mail.queue(tx, { to: await claimDeskAddress(tx, deps.config), ...mail });
  });
};

/** Stores the desk's message and mails it to the claimant. @throws ApiProblem NOT_FOUND */
export const replyMessage = (deps: Deps, decision: Decision, text: string): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor } as const;
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'replyMessage' });
    await insertMessage(tx, { claimId: claim.id, sender: 'desk', text, createdAt: deps.clock() });
    const mail = await claimActionMail(tx, deps, claim, facts, { action: 'replyMessage', text });
    await mailClaimant(tx, deps, claim, mail);
  });
