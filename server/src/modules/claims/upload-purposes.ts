import { uploadForClaim, uploadForClaimRevision } from '@naungan/api/upload-shapes';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import { uploadPurpose } from '../../core/module.ts';
import { isUuid } from '../../db/uuid.ts';
import { possibleDocuments, revisedDocuments, ruleFor } from './files.ts';
import { insuredBy } from './policy.ts';
import { claimById } from './repository.ts';

/** Documents of a new claim of the holder, uploaded before the claim exists. */
export const claimUploads = uploadPurpose({
  name: 'claim',
  about: uploadForClaim,
  async specFor(tx, { userId, about, code }) {
    const insured = await insuredBy(tx, about.policyNumber);
    if (insured?.policy.userId !== userId) return throwProblem('NOT_FOUND', MESSAGES.lookup.numberNotFound);
    return ruleFor(possibleDocuments(insured.policy.productType, false))(code);
  },
});

/** Documents that were sent back, of the member's claim. */
export const claimRevisionUploads = uploadPurpose({
  name: 'claim-revision',
  about: uploadForClaimRevision,
  async specFor(tx, { userId, about, code }) {
    const claim = isUuid(about.claimId) ? await claimById(tx, about.claimId) : null;
    const memberClaim = claim?.userId === userId && claim.heir === null ? claim : null;
    if (memberClaim?.state !== 'incomplete') return throwProblem('NOT_FOUND', MESSAGES.claim.notFound);
    return ruleFor(revisedDocuments(memberClaim))(code);
  },
});
