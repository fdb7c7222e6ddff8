import { randomUUID } from 'node:crypto';
import { CLAIM_MESSAGES, isNamedBeneficiary, policyProblem, similarClaims } from '@naungan/domain/claim';
import type { ClaimForm, HeirForm } from '@naungan/domain/claim/form';
import { todayInJakarta } from '@naungan/domain/dates';
import { draftName } from '@naungan/domain/draft';
import { throwProblem } from '../../api-problem.ts';
import {
  fileIdentities,
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  type RequestKey,
  takeKey,
} from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';
import type { Deps } from '../../deps.ts';
import { findUser, mailMember } from '../accounts/service.ts';
import { lockDraftsOf, removeDraft } from '../drafts/service.ts';
import { policyState } from '../policies/service.ts';
import { mailClaimant } from './claimant-mail.ts';
import { documentRows, documentRulesOf } from './files.ts';
import { heirSecretHash } from './heir-link.ts';
import { heirClaimMail, submittedMail } from './mails.ts';
import { readClaim, readHeir } from './payload.ts';
import { beneficiariesOf, type PolicyWithOrder } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { insertClaim, insertFiles, listClaimsOnPolicy, lockClaim, lockClaimsOnPolicy } from './repository.ts';
import { enqueueSimulatedInsurer } from './run-action.ts';
import { claimStateMachine } from './state-machine.ts';

export type ClaimRequest = {
  policyWithOrder: PolicyWithOrder;
  /** True if the claimant is an heir and not the policyholder. An heir has no member account. */
  isHeir: boolean;
  upload: Submission;
  /** The `Idempotency-Key` header, null without one. */
  key: string | null;
};
/** `isNew` is false if an earlier request with this key has created the claim. */
export type SubmittedClaim = { claimId: string; isNew: boolean };

const ALREADY_SENT_MESSAGE =
  'Klaim ini sudah kami terima dengan isi yang berbeda, silakan periksa daftar klaim Anda';

/** The policyholder owns the key. The key of an heir has a prefix, so that it differs from the policyholder's keys. */
function requestKeyOf({ policyWithOrder, isHeir, upload, key }: ClaimRequest): RequestKey | null {
  if (!key) return null;
  const { again: _again, ...fields } = upload.fields;
  const content = { claim: policyWithOrder.policy.id, fields, files: fileIdentities(upload.files) };
  const { userId } = policyWithOrder.policy;
  return { userId, key: isHeir ? `heir:${key}` : key, fingerprint: fingerprintOf(content) };
}

/**
 * Requires the field `again` for a claim that is similar to an earlier claim on the policy.
 * @throws ApiProblem CONFLICT with the path `again`
 */
async function requireDuplicateConfirmation(
  tx: Tx,
  { policyWithOrder, upload }: ClaimRequest,
  form: ClaimForm,
): Promise<void> {
  if (upload.fields.again === 'Y') return;
  const { policyNumber, id } = policyWithOrder.policy;
  const newClaim = { policyNumber, cause: form.causeOfClaim, incidentDate: form.incidentDate };
  if (similarClaims(newClaim, await listClaimsOnPolicy(tx, id)).length === 0) return;
  const message = CLAIM_MESSAGES.duplicate;
  throwProblem('CONFLICT', message, [{ path: 'again', message }]);
}

async function insertClaimWithFiles(
  tx: Tx,
  deps: Deps,
  { policyWithOrder, upload }: ClaimRequest,
  form: ClaimForm,
  heir: HeirForm | null,
): Promise<ClaimRecord> {
  const { policy, order } = policyWithOrder;
  const now = deps.clock();
  const id = randomUUID();
  const year = todayInJakarta(now).slice(0, 4);
  const number = await nextNumber(tx, `claim-${year}`);
  const { productType, policyNumber } = policy;
  const thirdParty = form.thirdPartyClaim === 'Y';
  await insertClaim(tx, {
    id,
    claimNumber: `KLM-${year}-${String(number).padStart(6, '0')}`,
    policyId: policy.id,
    orderId: order.id,
    userId: policy.userId,
    policyNumber,
    productType,
    cause: form.causeOfClaim,
    thirdParty,
    incidentDate: form.incidentDate,
    totalClaim: form.totalClaim,
    causeDisaster: form.causeDisaster,
    description: form.description,
    account: form.account,
    heir,
    heirSecretHash: heir && heirSecretHash(deps, { id, heirLinkVersion: 0 }),
    namedBeneficiary: heir && isNamedBeneficiary(heir, beneficiariesOf(order)),
    movedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const documents = documentRulesOf({
    productType,
    cause: form.causeOfClaim,
    isThirdParty: thirdParty,
    isHeir: heir !== null,
  });
  checkFiles(documents, upload.files);
  await insertFiles(tx, documentRows(upload.files, documents, policyNumber, { claimId: id, round: 0, now }));
  return (await lockClaim(tx, id)) ?? throwProblem('FAILED');
}

async function recordSubmission(tx: Tx, deps: Deps, claim: ClaimRecord): Promise<void> {
  const { id, userId, heir } = claim;
  const actor = heir ? `heir:${id}` : `member:${userId}`;
  await claimStateMachine.recordCreation(tx, claim, { actor, now: claim.createdAt });
  const { phone } = deps.config.BRAND;
  await mailClaimant(tx, deps, claim, submittedMail(claim, phone));
  // The policyholder is also notified, unless the mail above has already been sent to the policyholder's address.
  const holder = await findUser(tx, userId);
  if (heir && heir.email !== holder?.email) await mailMember(tx, deps, userId, heirClaimMail(claim, phone));
  await enqueueSimulatedInsurer(tx, deps, id);
}

/**
 * Creates a claim on a policy. Checks it by the rules of the product. In one transaction, stores claim, files, journal
 * entry, mails and the insurer's job, and deletes the member's draft. A request with a repeated key returns the first
 * claim, also if both requests are concurrent.
 * @throws ApiProblem INVALID, TOO_LARGE, CONFLICT, ALREADY_SENT
 */
export async function submitClaim(deps: Deps, input: ClaimRequest): Promise<SubmittedClaim> {
  const { policyWithOrder, upload } = input;
  const now = deps.clock();
  const request = requestKeyOf(input);
  const repeatedClaimId = request && (await findRepeatedSubject(deps.db, request, ALREADY_SENT_MESSAGE));
  if (repeatedClaimId) return { claimId: repeatedClaimId, isNew: false };
  const form = readClaim(upload, policyWithOrder, todayInJakarta(now), input.isHeir);
  const heir = input.isHeir ? readHeir(upload) : null;
  return deps.db.transaction(async (tx) => {
    await lockClaimsOnPolicy(tx, policyWithOrder.policy.id);
    if (request && !(await takeKey(tx, request, now))) {
      const claimId =
        (await findRepeatedSubject(tx, request, ALREADY_SENT_MESSAGE)) ?? throwProblem('CONFLICT');
      return { claimId, isNew: false };
    }
    const problem = policyProblem(policyState(policyWithOrder.policy, now));
    if (problem) throwProblem('CONFLICT', problem);
    await requireDuplicateConfirmation(tx, input, form);
    const { userId, policyNumber } = policyWithOrder.policy;
    if (!input.isHeir) await lockDraftsOf(tx, userId);
    await upload.markFilesUsed(tx, now);
    const claim = await insertClaimWithFiles(tx, deps, input, form, heir);
    await recordSubmission(tx, deps, claim);
    if (!input.isHeir)
      await removeDraft(tx, deps, { userId, name: draftName({ kind: 'claim', policyNumber }) });
    if (request) await linkKey(tx, request, { subject: 'claim', id: claim.id });
    return { claimId: claim.id, isNew: true };
  });
}
