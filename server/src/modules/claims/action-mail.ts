import type { ClaimMailPreview, ClaimMailRequest } from '@naungan/api/desk-claim-mail';
import { applyClaimAction, type ClaimAction, type ClaimFacts } from '@naungan/domain/claim';
import { displayedContent } from '../../core/mail-template.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { throwClaimProblem } from './api-problem-codes.ts';
import { type ClaimMail, composeClaimantMail } from './claimant-mail.ts';
import { newDeadline } from './deadline-day.ts';
import { returnedLetterMail } from './letter-mails.ts';
import {
  appealAnswerMail,
  approvedMail,
  closedMail,
  documentsMail,
  finishedMail,
  recalledMail,
  rejectedMail,
  takenUpMail,
} from './mails.ts';
import { deskReplyMail } from './message-mails.ts';
import { payeeAccount, paymentMail } from './payment.ts';
import { requireOrderById, workshopsOf } from './policy.ts';
import { type ClaimRecord, documentNames, factsOf } from './record.ts';
import { repairMail } from './repair-mails.ts';
import { computeSettlement } from './settlement.ts';

const readWorkshops = async (db: Db | Tx, { orderId }: ClaimRecord) =>
  workshopsOf(await requireOrderById(db, orderId));

/**
 * Returns the mail to the claimant about an action of the desk. The action and its preview both call this function.
 * `claim`: before the action; `facts`: after it.
 */
export async function claimActionMail(
  db: Db | Tx,
  deps: Deps,
  claim: ClaimRecord,
  facts: ClaimFacts,
  request: ClaimMailRequest,
): Promise<ClaimMail> {
  const amount = facts.approvedAmount ?? 0;
  switch (request.action) {
    case 'takeUp':
      return takenUpMail(claim);
    case 'askDocuments':
      return documentsMail(claim, {
        titles: documentNames(claim, facts.needRevision),
        feedback: request.feedback,
        deadline: newDeadline(deps, 'incomplete'),
      });
    case 'approve':
      return approvedMail(claim, { facts, amount, reason: request.reason });
    case 'reject':
      return rejectedMail(claim, { reason: request.reason, deadline: newDeadline(deps, 'rejected') });
    case 'recall':
      return recalledMail(claim, request.reason);
    case 'grantAppeal':
    case 'keepOffer':
    case 'denyAppeal':
    case 'reopen':
      // The mail states this deadline only if the claim stays rejected.
      return appealAnswerMail(claim, request.action, {
        facts,
        amount,
        reason: request.reason,
        deadline: newDeadline(deps, 'rejected'),
      });
    case 'moveRepair': {
      const workshops = await readWorkshops(db, claim);
      const name = workshops.find(({ _id }) => _id === facts.workshop)?.name ?? '';
      return repairMail(claim, request.step, name, request.note);
    }
    case 'returnLetter':
      return returnedLetterMail(claim, request.reason);
    case 'pay':
      return paymentMail(deps, claim, { amount, account: payeeAccount(claim, {}) });
    case 'close':
      return facts.state === 'finish' ? finishedMail(claim) : closedMail(claim, deps.config.BRAND.phone);
    case 'replyMessage':
      return deskReplyMail(claim, request.text);
  }
}

async function actionOf(db: Db, claim: ClaimRecord, request: ClaimMailRequest): Promise<ClaimAction> {
  switch (request.action) {
    case 'askDocuments':
      return { type: request.action, codes: request.attachments };
    case 'approve':
    case 'grantAppeal':
      return { type: request.action, amount: (await computeSettlement(db, claim, request)).payable };
    case 'moveRepair': {
      const workshopIds = (await readWorkshops(db, claim)).map(({ _id }) => _id);
      return { type: request.action, step: request.step, workshop: request.workshopID, workshopIds };
    }
    case 'pay':
      return { type: request.action, hasAccount: false };
    default:
      return { type: request.action };
  }
}

/**
 * Returns the mail that an action of the desk would send to the claimant.
 * @throws ApiProblem CONFLICT, INVALID for an action that the claim does not allow
 */
export async function previewClaimMail(
  deps: Deps,
  claim: ClaimRecord,
  request: ClaimMailRequest,
): Promise<ClaimMailPreview> {
  const { db } = deps;
  const outcome = applyClaimAction(factsOf(claim), 'desk', await actionOf(db, claim, request));
  if (!outcome.ok) return throwClaimProblem(outcome.problem);
  const mail = await claimActionMail(db, deps, claim, outcome.claim, request);
  const { subject, action, ...content } = await composeClaimantMail(db, deps, claim, mail);
  const { heading, lines } = displayedContent(content);
  return { subject, heading, lines, label: action?.label ?? null };
}
