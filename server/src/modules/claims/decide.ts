import { CLAIM_MESSAGES, claimDocuments, type RepairStep } from '@naungan/domain/claim';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { actOn } from './act.ts';
import {
  approvedMail,
  closedMail,
  documentsMail,
  finishedMail,
  mailClaimant,
  recalledMail,
  rejectedMail,
  repairMail,
  returnedMail,
  takenUpMail,
} from './mails.ts';
import { orderOf, workshopsOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { insertRepair } from './repository.ts';
import { type Assessment, settle } from './settlement.ts';
import { claimSubject } from './subject.ts';

/** A decision of the insurer's side; `actor`: `desk:<id>` or `insurer`. */
type Decision = { claimId: string; actor: string };

const decided = (
  deps: Deps,
  { claimId }: Decision,
  work: (tx: Tx, claim: ClaimRecord) => Promise<void>,
): Promise<void> =>
  deps.db.transaction(async (tx) => work(tx, (await claimSubject.lock(tx, claimId)) ?? refuse('NOT_FOUND')));

/** @throws Problem NOT_FOUND, CONFLICT */
export const takeUpClaim = (deps: Deps, decision: Decision) =>
  decided(deps, decision, async (tx, claim) => {
    await actOn(tx, deps, claim, { as: 'desk', actor: decision.actor }, { do: 'takeUp' });
    await mailClaimant(tx, deps, claim, takenUpMail(claim));
  });

/** @throws Problem NOT_FOUND, CONFLICT, INVALID */
export const askDocuments = (
  deps: Deps,
  decision: Decision,
  { attachments, feedback }: { attachments: string[]; feedback: string },
) =>
  decided(deps, decision, async (tx, claim) => {
    const who = { as: 'desk', actor: decision.actor, reason: feedback } as const;
    const act = { do: 'askDocuments', codes: attachments } as const;
    const { needRevision } = await actOn(tx, deps, claim, who, act, { feedback });
    const { productType, cause, thirdParty, heir } = claim;
    const titles = claimDocuments({ productType, cause, thirdParty, heir: heir !== null })
      .filter(({ code }) => needRevision.includes(code))
      .map(({ name }) => name);
    await mailClaimant(tx, deps, claim, documentsMail(claim, titles, feedback));
  });

/** Approves what limits and own risk leave of the assessed loss. @throws Problem NOT_FOUND, CONFLICT, INVALID */
export const approveClaim = (
  deps: Deps,
  decision: Decision,
  { reason, ...assessment }: Assessment & { reason: string },
) =>
  decided(deps, decision, async (tx, claim) => {
    const { rows, payable } = await settle(tx, claim, assessment);
    const who = { as: 'desk', actor: decision.actor, reason } as const;
    const change = { settlement: rows, feedback: '' };
    await actOn(tx, deps, claim, who, { do: 'approve', amount: payable }, change);
    await mailClaimant(tx, deps, claim, approvedMail(claim, payable, reason));
  });

/** @throws Problem NOT_FOUND, CONFLICT */
export const rejectClaim = (deps: Deps, decision: Decision, reason: string) =>
  decided(deps, decision, async (tx, claim) => {
    const who = { as: 'desk', actor: decision.actor, reason } as const;
    await actOn(tx, deps, claim, who, { do: 'reject' }, { feedback: reason, settlement: [] });
    await mailClaimant(tx, deps, claim, rejectedMail(claim, reason));
  });

/** Takes back an approval that nobody has signed. @throws Problem NOT_FOUND, CONFLICT */
export const recallClaim = (deps: Deps, decision: Decision, reason: string) =>
  decided(deps, decision, async (tx, claim) => {
    const who = { as: 'desk', actor: decision.actor, reason } as const;
    await actOn(tx, deps, claim, who, { do: 'recall' }, { feedback: reason, settlement: [] });
    await mailClaimant(tx, deps, claim, recalledMail(claim, reason));
  });

/** @throws Problem NOT_FOUND, CONFLICT, INVALID */
export const lockReplacement = (deps: Deps, decision: Decision) =>
  decided(deps, decision, async (tx, claim) => {
    const who = { as: 'desk', actor: decision.actor, reason: 'replacement agreed' } as const;
    await actOn(tx, deps, claim, who, { do: 'lockReplacement' });
  });

/** The next step of the repair; names the workshop where the member chose none. @throws Problem CONFLICT, INVALID */
export const moveRepair = (
  deps: Deps,
  decision: Decision,
  { step, workshopID, note }: { step: RepairStep; workshopID?: string | undefined; note: string },
) =>
  decided(deps, decision, async (tx, claim) => {
    const partners = workshopsOf(await orderOf(tx, claim.orderId));
    if (workshopID !== undefined && !partners.some(({ _id }) => _id === workshopID)) {
      const message = CLAIM_MESSAGES.workshopUnknown;
      refuse('INVALID', message, [{ path: 'workshopID', message }]);
    }
    const who = {
      as: 'desk',
      actor: decision.actor,
      reason: [step, note].filter(Boolean).join(': '),
    } as const;
    const { workshop } = await actOn(tx, deps, claim, who, { do: 'moveRepair', step, workshop: workshopID });
    await insertRepair(tx, { claimId: claim.id, step, note, at: deps.clock() });
    const name = partners.find(({ _id }) => _id === workshop)?.name ?? '';
    await mailClaimant(tx, deps, claim, repairMail(claim, step, name, note));
  });

/** Sends the signed letter back. @throws Problem NOT_FOUND, CONFLICT */
export const returnLetter = (deps: Deps, decision: Decision, reason: string) =>
  decided(deps, decision, async (tx, claim) => {
    const who = { as: 'desk', actor: decision.actor, reason } as const;
    await actOn(tx, deps, claim, who, { do: 'returnLetter' }, { feedback: reason });
    await mailClaimant(tx, deps, claim, returnedMail(claim, reason));
  });

/** Closes what is paid, or was refused and not appealed. @throws Problem NOT_FOUND, CONFLICT */
export const closeClaim = (
  deps: Deps,
  { as = 'desk', ...decision }: Decision & { as?: 'desk' | 'clock' },
  reason: string,
) =>
  decided(deps, decision, async (tx, claim) => {
    const { state } = await actOn(tx, deps, claim, { as, actor: decision.actor, reason }, { do: 'close' });
    const mail = state === 'finish' ? finishedMail(claim) : closedMail(claim, deps.config.BRAND.phone);
    await mailClaimant(tx, deps, claim, mail);
  });
