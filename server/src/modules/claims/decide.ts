import type { ClaimLetterRequest } from '@naungan/api/desk-letters';
import { REMARKS, type RepairStep } from '@naungan/domain/claim';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { recordLetter } from '../letters/service.ts';
import { newDeadline } from './deadline-day.ts';
import { claimLetter, letterRecordOf } from './decision-letter.ts';
import { returnedLetterMail } from './letter-mails.ts';
import {
  approvedMail,
  closedMail,
  documentsMail,
  finishedMail,
  mailClaimant,
  recalledMail,
  rejectedMail,
  takenUpMail,
} from './mails.ts';
import { requireOrderById, workshopsOf } from './policy.ts';
import { type ClaimRecord, documentNames } from './record.ts';
import { repairMail } from './repair-mails.ts';
import { insertRepair } from './repairs-repository.ts';
import { runClaimAction } from './run-action.ts';
import { type Assessment, computeSettlement } from './settlement.ts';
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

/** @throws ApiProblem NOT_FOUND, CONFLICT */
export const takeUpClaim = (deps: Deps, decision: Decision) =>
  applyDecision(deps, decision, async (tx, claim) => {
    await runClaimAction(tx, deps, claim, { role: 'desk', actor: decision.actor }, { type: 'takeUp' });
    await mailClaimant(tx, deps, claim, takenUpMail(claim));
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
    const { needRevision } = await runClaimAction(tx, deps, claim, context, action, { feedback });
    const titles = documentNames(claim, needRevision);
    await recordDecision(tx, deps, claim, { kind: 'documents', attachments: [...needRevision], feedback });
    await mailClaimant(
      tx,
      deps,
      claim,
      documentsMail(claim, { titles, feedback, deadline: newDeadline(deps, 'incomplete') }),
    );
  });

/** Approves the assessed loss, reduced by limits and deductible. @throws ApiProblem NOT_FOUND, CONFLICT, INVALID */
export const approveClaim = (
  deps: Deps,
  decision: Decision,
  { reason, ...assessment }: Assessment & { reason: string },
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const { rows, payable } = await computeSettlement(tx, claim, assessment);
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    const change = { settlement: rows, feedback: '' };
    const action = { type: 'approve', amount: payable } as const;
    const facts = await runClaimAction(tx, deps, claim, context, action, change);
    await recordDecision(tx, deps, claim, { kind: 'approved', reason, ...assessment });
    await mailClaimant(tx, deps, claim, approvedMail(claim, { facts, amount: payable, reason }));
  });

/** @throws ApiProblem NOT_FOUND, CONFLICT */
export const rejectClaim = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'reject' }, { feedback: reason, settlement: [] });
    await recordDecision(tx, deps, claim, { kind: 'rejected', reason });
    await mailClaimant(
      tx,
      deps,
      claim,
      rejectedMail(claim, { reason, deadline: newDeadline(deps, 'rejected') }),
    );
  });

/** Recalls an approval before the letter is signed. @throws ApiProblem NOT_FOUND, CONFLICT */
export const recallClaim = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'recall' }, { feedback: reason, settlement: [] });
    await mailClaimant(tx, deps, claim, recalledMail(claim, reason));
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
    const { workshop } = await runClaimAction(tx, deps, claim, context, {
      type: 'moveRepair',
      step,
      workshop: workshopID,
      workshopIds: workshops.map(({ _id }) => _id),
    });
    await insertRepair(tx, { claimId: claim.id, step, note, at: deps.clock() });
    const name = workshops.find(({ _id }) => _id === workshop)?.name ?? '';
    await mailClaimant(tx, deps, claim, repairMail(claim, step, name, note));
  });

/** Sends the signed letter back to the claimant, who must sign again. @throws ApiProblem NOT_FOUND, CONFLICT */
export const returnLetter = (deps: Deps, decision: Decision, reason: string) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const context = { role: 'desk', actor: decision.actor, reason } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'returnLetter' }, { feedback: reason });
    await mailClaimant(tx, deps, claim, returnedLetterMail(claim, reason));
  });

/** Closes a paid claim, or a rejected one without appeal. @throws ApiProblem NOT_FOUND, CONFLICT */
export const closeClaim = (
  deps: Deps,
  { role = 'desk', ...decision }: Decision & { role?: 'desk' | 'scheduler' },
  reason: string,
) =>
  applyDecision(deps, decision, async (tx, claim) => {
    const { state } = await runClaimAction(
      tx,
      deps,
      claim,
      { role, actor: decision.actor, reason },
      { type: 'close' },
    );
    const mail = state === 'finish' ? finishedMail(claim) : closedMail(claim, deps.config.BRAND.phone);
    await mailClaimant(tx, deps, claim, mail);
  });
