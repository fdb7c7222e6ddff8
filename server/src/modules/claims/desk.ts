import * as options from '@naungan/api/claim-options';
import { deskPreviewClaimMail } from '@naungan/api/desk-claim-mail';
import * as contract from '@naungan/api/desk-claims';
import { deskPreviewClaimLetter } from '@naungan/api/desk-letters';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../core/audit-log.ts';
import { readKey } from '../../core/idempotency.ts';
import { readSubmission } from '../../core/uploads/submission.ts';
import { readJournalPage } from '../../db/journal.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps, Session } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { fullNames } from '../accounts/service.ts';
import { findOwners } from '../desk/service.ts';
import { completeLetter } from '../letters/service.ts';
import { requireClaim } from './access.ts';
import { previewClaimMail } from './action-mail.ts';
import { answerAppeal } from './answer-appeal.ts';
import { listClaimsForDesk } from './card.ts';
import { claimEntryOf } from './claim-journal.ts';
import {
  addRepairStep,
  approveClaim,
  closeClaim,
  lockReplacement,
  recallClaim,
  rejectClaim,
  requestDocuments,
  returnLetter,
  takeUpClaim,
} from './decide.ts';
import { claimLetter, letterRecordOf } from './decision-letter.ts';
import { claimVersion, readClaimDesk } from './desk-facts.ts';
import { readAccount, readAppealAnswer } from './desk-form.ts';
import { readClaimDetail } from './detail.ts';
import { DESK_LETTER_RULE, PDF_OR_JPEG_RULE, ruleForField } from './files.ts';
import { mailHeirLinkFromDesk, revokeHeirLink } from './heir-links.ts';
import { replyMessage } from './messages.ts';
import { payClaim } from './pay.ts';
import { readOpenProposal } from './proposals.ts';
import { type ClaimCore, isAccountChangedAfterLetter } from './record.ts';
import { findClaimsAwaitingReply } from './repository.ts';
import { computeSettlement } from './settlement.ts';
import { findUsualDays, waitOf } from './usual-time.ts';

const actorOf = ({ userId }: Session) => `desk:${userId}`;

async function readClaimState(deps: Deps, id: string) {
  const { state } = await requireClaim(deps, id);
  return { response: { _id: id, state } };
}

/** Loads the fields of claims that only the desk sees. Returns a function that gives the fields of one claim. */
async function loadDeskFields(deps: Deps, claims: readonly ClaimCore[]) {
  const { db } = deps;
  const usualDays = await findUsualDays(deps);
  const policyholderNames = await fullNames(
    db,
    claims.map(({ userId }) => userId),
  );
  const idsAwaitingReply = await findClaimsAwaitingReply(
    db,
    claims.map(({ id }) => id),
  );
  return (claim: ClaimCore) => ({
    claimNumber: claim.claimNumber,
    state: claim.state,
    claimant: claim.heir?.fullName ?? policyholderNames.get(claim.userId) ?? '',
    namedBeneficiary: claim.namedBeneficiary,
    awaitsReply: idsAwaitingReply.has(claim.id),
    ...waitOf(claim, usualDays),
  });
}

export function mountClaimDesk(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.deskClaims, async ({ query, desk }) => {
    const { rows, next } = await listClaimsForDesk(deps, desk, query);
    const deskFields = await loadDeskFields(
      deps,
      rows.map(({ claim }) => claim),
    );
    const owners = await findOwners(
      deps.db,
      rows.map(({ claim: { id } }) => ({ subject: 'claim', id }) as const),
    );
    return {
      response: {
        rows: rows.map(({ claim, card }) => ({
          ...card,
          ...deskFields(claim),
          submittedAt: claim.createdAt.toISOString(),
          owner: owners.get(`claim:${claim.id}`) ?? null,
        })),
        next,
      },
    };
  });

  route(app, contract.deskClaim, async ({ params, desk }) => {
    // Read before the claim: an action with an older version is rejected, with a newer one it would not be.
    const version = isUuid(params.id) ? await claimVersion(deps, params.id) : 0;
    const claim = await requireClaim(deps, params.id);
    const deskFields = await loadDeskFields(deps, [claim]);
    const { payment, ...detail } = await readClaimDetail(deps, claim);
    return {
      response: {
        ...detail,
        // The suggestion is only for the claimant's form.
        payment: { ...payment, suggestedAccount: null },
        ...deskFields(claim),
        accountChangedAfterLetter: isAccountChangedAfterLetter(claim),
        desk: await readClaimDesk(deps, desk, claim, version),
      },
    };
  });

  route(app, contract.deskClaimJournal, async ({ params, query }) => {
    const { id, claimNumber, state } = await requireClaim(deps, params.id);
    const { rows, next } = await readJournalPage(deps.db, [id], query);
    return { response: { _id: id, claimNumber, state, entries: rows.map(claimEntryOf), next } };
  });

  route(app, contract.deskSettleClaim, async ({ params, body }) => ({
    response: await computeSettlement(deps.db, await requireClaim(deps, params.id), body),
  }));

  route(app, deskPreviewClaimLetter, async ({ params, body }) => {
    const claim = await requireClaim(deps, params.id);
    const letter = await claimLetter(deps.db, deps, claim, body);
    return { response: await completeLetter(deps.db, deps, letterRecordOf(claim), letter) };
  });

  route(app, deskPreviewClaimMail, async ({ params, body }) => ({
    response: await previewClaimMail(deps, await requireClaim(deps, params.id), body),
  }));

  route(app, contract.deskTakeUpClaim, async ({ params: { id: claimId }, query: { version }, desk }) => {
    await takeUpClaim(deps, { claimId, actor: actorOf(desk), version });
    return readClaimState(deps, claimId);
  });

  route(
    app,
    contract.deskAskDocuments,
    async ({ params: { id: claimId }, query: { version }, desk, body }) => {
      await requestDocuments(deps, { claimId, actor: actorOf(desk), version }, body);
      return readClaimState(deps, claimId);
    },
  );

  route(
    app,
    contract.deskApproveClaim,
    async ({ params: { id: claimId }, query: { version }, desk, body }) => {
      await approveClaim(deps, { claimId, actor: actorOf(desk), version }, body);
      return readClaimState(deps, claimId);
    },
  );

  route(
    app,
    contract.deskRejectClaim,
    async ({ params: { id: claimId }, query: { version }, desk, body }) => {
      await rejectClaim(deps, { claimId, actor: actorOf(desk), version }, body.reason);
      return readClaimState(deps, claimId);
    },
  );

  route(
    app,
    contract.deskRecallClaim,
    async ({ params: { id: claimId }, query: { version }, desk, body }) => {
      await recallClaim(deps, { claimId, actor: actorOf(desk), version }, body.reason);
      return readClaimState(deps, claimId);
    },
  );

  route(app, contract.deskAnswerAppeal, async ({ params, query, desk, request }) => {
    const { id: claimId } = await requireClaim(deps, params.id);
    const findRule = ruleForField('responseLetter', DESK_LETTER_RULE);
    const rules = { fields: ['answer', 'reason', 'assessment'], findRule, maxFiles: 1 };
    const upload = await readSubmission(request, desk.userId, rules);
    const { userId } = desk;
    await answerAppeal(deps, {
      claimId,
      userId,
      actor: actorOf(desk),
      upload,
      version: query.version,
      ...readAppealAnswer(upload.fields),
    });
    return readClaimState(deps, claimId);
  });

  route(app, contract.deskLockReplacement, async ({ params: { id: claimId }, query: { version }, desk }) => {
    await lockReplacement(deps, { claimId, actor: actorOf(desk), version });
    return readClaimState(deps, claimId);
  });

  route(app, contract.deskMoveRepair, async ({ params: { id: claimId }, query: { version }, desk, body }) => {
    await addRepairStep(deps, { claimId, actor: actorOf(desk), version }, body);
    return readClaimState(deps, claimId);
  });

  route(
    app,
    contract.deskReturnLetter,
    async ({ params: { id: claimId }, query: { version }, desk, body }) => {
      await returnLetter(deps, { claimId, actor: actorOf(desk), version }, body.reason);
      return readClaimState(deps, claimId);
    },
  );

  route(app, contract.deskPayClaim, async ({ params, query, desk, request }) => {
    const key = readKey(request.headers['idempotency-key']);
    const { id: claimId } = await requireClaim(deps, params.id);
    const findRule = ruleForField('payslip', PDF_OR_JPEG_RULE);
    const fields = ['bankName', 'accountNumber', 'accountHolder'];
    const upload = await readSubmission(request, desk.userId, { fields, findRule, maxFiles: 1 });
    const { userId } = desk;
    const account = readAccount(upload.fields);
    const { version } = query;
    const payment = { claimId, userId, staffId: userId, actor: actorOf(desk), account, upload, key, version };
    await payClaim(deps, payment);
    const proposal = await readOpenProposal(deps, desk, claimId);
    if (proposal) noteAudit(request, { to: 'proposed', reason: proposal.reasons.join(' ') });
    const { response } = await readClaimState(deps, claimId);
    return { response: { ...response, proposal } };
  });

  route(app, options.deskReplyMessage, async ({ params: { id: claimId }, desk, body }) => {
    await replyMessage(deps, { claimId, actor: actorOf(desk) }, body.text);
    return readClaimState(deps, claimId);
  });

  route(app, options.deskMailHeirLink, async ({ params: { id: claimId }, desk }) => {
    await mailHeirLinkFromDesk(deps, { claimId, actor: actorOf(desk) });
    return readClaimState(deps, claimId);
  });

  route(app, options.deskRevokeHeirLink, async ({ params: { id: claimId }, desk }) => {
    await revokeHeirLink(deps, { claimId, actor: actorOf(desk) });
    return readClaimState(deps, claimId);
  });

  route(app, contract.deskCloseClaim, async ({ params: { id: claimId }, query: { version }, desk, body }) => {
    await closeClaim(deps, { claimId, actor: actorOf(desk), version }, body.reason);
    return readClaimState(deps, claimId);
  });
}
