import type { ClaimMailRequest } from '@naungan/api/desk-claim-mail';
import type { ClaimLetterRequest } from '@naungan/api/desk-letters';
import { type ClaimFacts, REMARKS, type RepairStep } from '@naungan/domain/claim';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { recordLetter } from '../letters/service.ts';
import { claimActionMail } from './action-mail.ts';
import { mailClaimant } from './claimant-mail.ts';
import { claimLetter, letterRecordOf } from './decision-letter.ts';
import { requireOrderById, workshopsOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { insertRepair } from './repairs-repository.ts';
import { runClaimAction } from './run-action.ts';
import { type Assessment, computeSettlement, requireUsualAmounts } from './settlement.ts';
import { claimStateMachine, requireClaimVersion } from './state-machine.ts';

/**
 * A decision of the insurer; `actor` is `desk:<id>` or `insurer`. `version`: the version of the claim that the desk has
 * read.
 */
export type Decision = { claimId: string; actor: string; version?: number | undefined };

/**
 * Runs `work` with the claim, locked until its transaction ends.
 * @throws ApiProblem NOT_FOUND; CONFLICT for a claim that has changed since its `version`
 */
export const applyDecision = (
  deps: Deps,
  { claimId, version }: Decision,
  work: (tx: Tx, claim: ClaimRecord) => Promise<void>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const claim = (await claimStateMachine.lock(tx, claimId)) ?? throwProblem('NOT_FOUND');
    await requireClaimVersion(tx, claim, version);
    await work(tx, claim);
  });

/** Stores the letter of a decision. */
const recordDecision = async (tx: Tx, deps: Deps, claim: ClaimRecord, request: ClaimLetterRequest) =>
  recordLetter(tx, deps, letterRecordOf(claim), await claimLetter(tx, deps, claim, request));

/** Mails the claimant about an action; `facts` describe the claim after it. */
const mailAction = async (
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  facts: ClaimFacts,
  request: ClaimMailRequest,
): Promise<void> => mailClaimant(tx, deps, claim, await claimActionMail(tx, deps, claim, facts, request));

/** @throws ApiProblem NOT_FOUND, CONFLICT */
export const takeUpClaim = (deps: Deps, decision: Decision) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor } as const;
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'takeUp' });
    await mailAction(tx, deps, claim, facts, { action: 'takeUp' });
  });

/** @throws ApiProblem NOT_FOUND, CONFLICT, INVALID */
export const requestDocuments = (
  deps: Deps,
  decision: Decision,
  { attachments, feedback }: { attachments: string[]; feedback: string },
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason: feedback } as const;
    const action = { type: 'askDocuments', codes: attachments } as const;
    const facts = await runClaimAction(tx, deps, claim, context, action, { feedback });
    const request = { attachments: [...facts.needRevision], feedback };
    await recordDecision(tx, deps, claim, { kind: 'documents', ...request });
    await mailAction(tx, deps, claim, facts, { action: 'askDocuments', ...request });
  });

/** Approves the assessed loss, reduced by limits and deductible. @throws ApiProblem NOT_FOUND, CONFLICT, INVALID */
export const approveClaim = (
  deps: Deps,
  decision: Decision,
  { reason, ...assessment }: Assessment & { reason: string },
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    await requireUsualAmounts(tx, claim, assessment);
    const { rows, payable } = await computeSettlement(tx, claim, assessment);
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    const change = { settlement: rows, feedback: '' };
    const action = { type: 'approve', amount: payable } as const;
    const facts = await runClaimAction(tx, deps, claim, context, action, change);
    await recordDecision(tx, deps, claim, { kind: 'approved', reason, ...assessment });
    await mailAction(tx, deps, claim, facts, { action: 'approve', reason, ...assessment });
  });

/** @throws ApiProblem NOT_FOUND, CONFLICT */
export const rejectClaim = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    const change = { feedback: reason, settlement: [] };
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'reject' }, change);
    await recordDecision(tx, deps, claim, { kind: 'rejected', reason });
    await mailAction(tx, deps, claim, facts, { action: 'reject', reason });
  });

/** Recalls an approval before the letter is signed. @throws ApiProblem NOT_FOUND, CONFLICT */
export const recallClaim = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    const change = { feedback: reason, settlement: [] };
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'recall' }, change);
    await mailAction(tx, deps, claim, facts, { action: 'recall', reason });
  });

/**
 * Makes the claimant's choice between repair and cash final. The claimant cannot change it afterwards.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const lockReplacement = (deps: Deps, decision: Decision) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason: REMARKS.agreement } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'lockReplacement' });
  });

/**
 * Stores the next step of the repair. `workshopID` is required if the member has chosen no workshop.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const addRepairStep = (
  deps: Deps,
  decision: Decision,
  { step, workshopID, note }: { step: RepairStep; workshopID?: string | undefined; note: string },
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const workshops = workshopsOf(await requireOrderById(tx, claim.orderId));
    const context = {
      role: 'desk',
      actor: decision.actor,
      reason: [step, note].filter(Boolean).join(': '),
      fields: { workshopUnknown: 'workshopID' },
    } as const;
    const facts = await runClaimAction(tx, deps, claim, context, {
      type: 'moveRepair',
      step,
      workshop: workshopID,
      workshopIds: workshops.map(({ _id }) => _id),
    });
    await insertRepair(tx, { claimId: claim.id, step, note, at: deps.clock() });
    await mailAction(tx, deps, claim, facts, { action: 'moveRepair', step, note });
  });

/** Sends the signed letter back to the claimant, who must sign again. @throws ApiProblem NOT_FOUND, CONFLICT */
export const returnLetter = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    const change = { feedback: reason };
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'returnLetter' }, change);
    await mailAction(tx, deps, claim, facts, { action: 'returnLetter', reason });
  });

/** Closes a paid claim, or a rejected one without appeal. @throws ApiProblem NOT_FOUND, CONFLICT */
export const closeClaim = (
  deps: Deps,
  { role = 'desk', ...decision }: Decision & { role?: 'desk' | 'scheduler' },
  reason: string,
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role, actor: decision.actor, reason } as const;
    const facts = await runClaimAction(tx, deps, claim, context, { type: 'close' });
    await mailAction(tx, deps, claim, facts, { action: 'close' });
  });
