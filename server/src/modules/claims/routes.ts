import * as contract from '@naungan/api/claims';
import { heirNotice, matchesProductType } from '@naungan/domain/claim';
import type { ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { readKey } from '../../core/idempotency.ts';
import { takeMemberAndAddressPoints, takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import type { FileRule } from '../../core/uploads/file-rule.ts';
import { persistUpload } from '../../core/uploads/persist-upload.ts';
import { readSubmission, type Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { findUser } from '../accounts/service.ts';
import { registerLetterGenerator } from '../letters/service.ts';
import { requireClaim, requireHeirClaim, requireMemberClaim } from './access.ts';
import { listMemberClaims } from './card.ts';
import { checkClaimState } from './check-state.ts';
import {
  appealClaim,
  changeAccount,
  chooseReplacement,
  chooseWorkshop,
  claimantOf,
  confirmPayment,
  reviseClaim,
  sendLetter,
} from './claimant.ts';
import { registerClaimDeadlines } from './deadline.ts';
import { mountClaimDesk } from './desk.ts';
import { readClaimDetail } from './detail.ts';
import { registerDischargeLetterGenerator } from './discharge-letter.ts';
import { claimDrafts } from './draft-forms.ts';
import {
  APPEAL_RULE,
  maxFileCount,
  PDF_OR_JPEG_RULE,
  possibleDocuments,
  revisionRules,
  ruleByCode,
  ruleForField,
} from './files.ts';
import { heirSecret } from './heir-link.ts';
import { lookUpPolicy } from './lookup.ts';
import { mountClaimOptions } from './option-routes.ts';
import { CLAIM_FIELDS, LETTER_FIELDS } from './payload.ts';
import { claimData } from './personal-data.ts';
import { findPolicyWithOrder, type PolicyWithOrder } from './policy.ts';
import { mountProposals } from './proposal-routes.ts';
import { proposedFiles } from './proposals-repository.ts';
import type { ClaimRecord } from './record.ts';
import { isHeirLink, referencedFiles } from './repository.ts';
import { submitClaim } from './submit.ts';
import { claimRevisionUploads, claimUploads } from './upload-purposes.ts';

const SUBMITTED_MESSAGE = MESSAGES.claim.submitted;
const CLAIM_LIMITS = { member: LIMITS.claimPerMember, address: LIMITS.claimPerIp };

const keyOf = (request: FastifyRequest): string | null => readKey(request.headers['idempotency-key']);

async function requirePolicy(
  deps: Deps,
  policyNumber: string,
  productType: ProductType,
): Promise<PolicyWithOrder> {
  const policyWithOrder = await findPolicyWithOrder(deps.db, policyNumber);
  return policyWithOrder && matchesProductType(policyWithOrder.policy, productType)
    ? policyWithOrder
    : throwProblem('NOT_FOUND', MESSAGES.lookup.numberNotFound);
}

type NewClaimRequest = {
  policyWithOrder: PolicyWithOrder;
  isHeir: boolean;
  request: FastifyRequest;
  deps: Deps;
};

async function receiveClaim({ policyWithOrder, isHeir, request, deps }: NewClaimRequest) {
  const key = keyOf(request);
  const documents = possibleDocuments(policyWithOrder.policy.productType, isHeir);
  const upload = await readSubmission(request, isHeir ? null : policyWithOrder.policy.userId, {
    fields: CLAIM_FIELDS,
    findRule: ruleByCode(documents),
    maxFiles: maxFileCount(documents),
  });
  return persistUpload(deps, upload, async () => {
    const submittedClaim = await submitClaim(deps, { policyWithOrder, isHeir, upload, key });
    return { committed: submittedClaim.isNew, result: submittedClaim.claimId };
  });
}

type ClaimFilesRequest = { claim: ClaimRecord; request: FastifyRequest; deps: Deps };

const readFiles = (
  { claim, request }: ClaimFilesRequest,
  findRule: (name: string) => FileRule | null,
  maxFiles: number,
  fields: readonly string[] = [],
): Promise<Submission> =>
  readSubmission(request, claim.heir ? null : claim.userId, { fields, findRule, maxFiles });

async function receiveRevision(filesRequest: ClaimFilesRequest): Promise<null> {
  const { claim, request, deps } = filesRequest;
  const key = keyOf(request);
  checkClaimState(claim, 'sendDocuments', key);
  const documents = revisionRules(claim);
  const upload = await readFiles(filesRequest, ruleByCode(documents), maxFileCount(documents));
  return reviseClaim(deps, claimantOf(claim), { upload, key });
}

async function receiveAppeal(filesRequest: ClaimFilesRequest): Promise<null> {
  const { claim, request, deps } = filesRequest;
  const key = keyOf(request);
  checkClaimState(claim, 'appeal', key);
  const upload = await readFiles(filesRequest, ruleForField('appeal', APPEAL_RULE), 1);
  return appealClaim(deps, claimantOf(claim), { upload, key });
}

async function receiveLetter(filesRequest: ClaimFilesRequest): Promise<null> {
  const { claim, request, deps } = filesRequest;
  const key = keyOf(request);
  checkClaimState(claim, 'sendLetter', key);
  const findRule = ruleForField('documentLod', PDF_OR_JPEG_RULE);
  const upload = await readFiles(filesRequest, findRule, 1, LETTER_FIELDS);
  return sendLetter(deps, claimantOf(claim), { upload, key });
}

/** Routes of policy look-up and claims [3 §2, §4, §7]. */
export const claimsModule = defineModule({
  name: 'claims',
  deskRoutes(app) {
    mountClaimDesk(app);
    mountProposals(app);
  },
  uploadPurposes: [claimUploads, claimRevisionUploads],
  draftForms: [claimDrafts],
  referencedFiles: async (db, keys) => [
    ...(await referencedFiles(db, keys)),
    ...(await proposedFiles(db, keys)),
  ],
  personalData: claimData,
  isValidLink: ({ db }, tokenHash) => isHeirLink(db, tokenHash),
  jobs(deps) {
    registerDischargeLetterGenerator(deps);
    registerLetterGenerator(deps);
    registerClaimDeadlines(deps);
  },
  async routes(app) {
    const { deps } = app;

    route(app, contract.policyInquiry, async ({ params, query, member, request }) => {
      // The claim form of a signed-in member sends `k=claimSubmission`. Such requests are not limited: a member may load the
      // form many times, and gets only the member's policies.
      const isClaimFormOfMember = query.k === 'claimSubmission' && member !== null;
      if (!isClaimFormOfMember) await takePoints(deps, LIMITS.policyLookup, request.ip);
      return { response: await lookUpPolicy(deps, { ...params, ...query, session: member }) };
    });

    route(app, contract.submitClaim, async ({ member, params, query, request }) => {
      const user = (await findUser(deps.db, member.userId)) ?? throwProblem('UNAUTHORIZED');
      if (!user.completeProfile) return throwProblem('FORBIDDEN', MESSAGES.profile.incomplete);
      await takeMemberAndAddressPoints(deps, CLAIM_LIMITS, { userId: user.id, ip: request.ip });
      const policyWithOrder = await requirePolicy(deps, params.policyNumber, query.productType);
      if (policyWithOrder.policy.userId !== user.id)
        return throwProblem('NOT_FOUND', MESSAGES.lookup.numberNotFound);
      const _id = await receiveClaim({ policyWithOrder, isHeir: false, request, deps });
      return { response: { _id }, message: SUBMITTED_MESSAGE };
    });

    route(app, contract.claims, async ({ member, query }) => {
      const cards = await listMemberClaims(deps, { userId: member.userId, type: query.type });
      return { response: cards.map(({ card }) => card) };
    });

    route(app, contract.claim, async ({ member, params }) => ({
      response: await readClaimDetail(deps, await requireMemberClaim(deps, member.userId, params.id)),
    }));

    route(app, contract.reviseClaim, async ({ member, params, request }) => ({
      response: await receiveRevision({
        claim: await requireMemberClaim(deps, member.userId, params.id),
        request,
        deps,
      }),
    }));

    route(app, contract.appealClaim, async ({ member, params, request }) => ({
      response: await receiveAppeal({
        claim: await requireMemberClaim(deps, member.userId, params.id),
        request,
        deps,
      }),
    }));

    route(app, contract.sendLetter, async ({ member, params, request }) => ({
      response: await receiveLetter({
        claim: await requireMemberClaim(deps, member.userId, params.id),
        request,
        deps,
      }),
    }));

    route(app, contract.confirmClaimPayment, async ({ member, params }) => {
      await confirmPayment(deps, claimantOf(await requireMemberClaim(deps, member.userId, params.id)));
      return { response: null };
    });

    route(app, contract.chooseWorkshop, async ({ member, params, body }) => {
      await chooseWorkshop(
        deps,
        claimantOf(await requireMemberClaim(deps, member.userId, params.id)),
        body.workshopID,
      );
      return { response: null };
    });

    route(app, contract.chooseReplacement, async ({ member, params, body }) => {
      const claim = await requireMemberClaim(deps, member.userId, params.id);
      await chooseReplacement(deps, claimantOf(claim), body.selectedMethod);
      return { response: null };
    });

    route(app, contract.changeClaimAccount, async ({ member, params, body }) => {
      await changeAccount(deps, claimantOf(await requireMemberClaim(deps, member.userId, params.id)), body);
      return { response: null };
    });

    route(app, contract.submitHeirClaim, async ({ params, query, request }) => {
      await takePoints(deps, LIMITS.heirClaim, request.ip);
      const notice = heirNotice(query.productType);
      if (notice !== null) return throwProblem('INVALID', notice, [{ path: 'productType', message: notice }]);
      const policyWithOrder = await requirePolicy(deps, params.policyNumber, query.productType);
      const _id = await receiveClaim({ policyWithOrder, isHeir: true, request, deps });
      const { heirLinkVersion } = await requireClaim(deps, _id);
      const secret = heirSecret(deps, { id: _id, heirLinkVersion });
      return { response: { _id, secret }, message: SUBMITTED_MESSAGE };
    });

    route(app, contract.heirClaim, async ({ request }) => ({
      response: await readClaimDetail(deps, await requireHeirClaim(deps, request)),
    }));

    route(app, contract.reviseHeirClaim, async ({ request }) => ({
      response: await receiveRevision({
        claim: await requireHeirClaim(deps, request),
        request,
        deps,
      }),
    }));

    route(app, contract.appealHeirClaim, async ({ request }) => ({
      response: await receiveAppeal({
        claim: await requireHeirClaim(deps, request),
        request,
        deps,
      }),
    }));

    route(app, contract.sendHeirLetter, async ({ request }) => ({
      response: await receiveLetter({
        claim: await requireHeirClaim(deps, request),
        request,
        deps,
      }),
    }));

    route(app, contract.confirmHeirPayment, async ({ request }) => {
      await confirmPayment(deps, claimantOf(await requireHeirClaim(deps, request)));
      return { response: null };
    });

    route(app, contract.changeHeirClaimAccount, async ({ body, request }) => {
      await changeAccount(deps, claimantOf(await requireHeirClaim(deps, request)), body);
      return { response: null };
    });

    mountClaimOptions(app);
  },
});
