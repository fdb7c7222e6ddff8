import { uploadForClaim, uploadForClaimRevision } from '@naungan/api/upload-shapes';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { uploadPurpose } from '../../core/module.ts';
import { isUuid } from '../../db/uuid.ts';
import { documentsToRevise, possibleDocuments, ruleByCode } from './files.ts';
import { findPolicyWithOrder } from './policy.ts';
import { findClaimById } from './repository.ts';

/** Documents of the policyholder's new claim, uploaded before the claim exists. */
export const claimUploads = uploadPurpose({
  name: 'claim',
  purposeFields: uploadForClaim,
  async ruleFor(tx, { userId, purposeFields, code }) {
    const policyWithOrder = await findPolicyWithOrder(tx, purposeFields.policyNumber);
    if (policyWithOrder?.policy.userId !== userId)
      return throwProblem('NOT_FOUND', MESSAGES.lookup.numberNotFound);
    return ruleByCode(possibleDocuments(policyWithOrder.policy.productType, false))(code);
  },
});

/** Documents of the member's claim that the desk sent back for revision. */
export const claimRevisionUploads = uploadPurpose({
  name: 'claim-revision',
  purposeFields: uploadForClaimRevision,
  async ruleFor(tx, { userId, purposeFields, code }) {
    const claim = isUuid(purposeFields.claimId) ? await findClaimById(tx, purposeFields.claimId) : null;
    const memberClaim = claim?.userId === userId && claim.heir === null ? claim : null;
    if (memberClaim?.state !== 'incomplete') return throwProblem('NOT_FOUND', MESSAGES.claim.notFound);
    return ruleByCode(documentsToRevise(memberClaim))(code);
  },
});
