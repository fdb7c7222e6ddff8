import type { ApiProblemCode } from '@naungan/api/contract';
import { type ClaimProblem, type ClaimProblemCode, claimProblemText } from '@naungan/domain/claim';
import { throwProblem } from '../../api-problem.ts';

/** CONFLICT if the claim has changed since the page was loaded, INVALID if the user can correct the request. */
export const API_CODE_OF_CLAIM_PROBLEM: Readonly<Record<ClaimProblemCode, ApiProblemCode>> = {
  stateChanged: 'CONFLICT',
  ended: 'CONFLICT',
  appealOpen: 'CONFLICT',
  replacementMissing: 'INVALID',
  replacementLocked: 'CONFLICT',
  accountMissing: 'INVALID',
  payeeMissing: 'INVALID',
  alreadyPaid: 'CONFLICT',
  workshopUnknown: 'INVALID',
  workshopChosen: 'CONFLICT',
  workshopMissing: 'CONFLICT',
  noWorkshopRepair: 'CONFLICT',
  repairStepOutOfOrder: 'CONFLICT',
  repairUnfinished: 'INVALID',
  documentCodesInvalid: 'INVALID',
  documentNotSentBack: 'INVALID',
  documentsMissing: 'INVALID',
  tooFewFiles: 'INVALID',
  tooManyFiles: 'INVALID',
  amountNotPositive: 'INVALID',
  noApprovedAmount: 'INVALID',
  hasApprovedAmount: 'INVALID',
  tooManyAdditions: 'CONFLICT',
  repairBegun: 'CONFLICT',
};

/** The field of a request that each problem is about. */
export type ProblemFields = Partial<Record<ClaimProblemCode, string>>;

export function throwClaimProblem(problem: ClaimProblem, fields: ProblemFields = {}): never {
  const message = claimProblemText(problem);
  const path = fields[problem.code];
  const errors = path === undefined ? undefined : [{ path, message }];
  return throwProblem(API_CODE_OF_CLAIM_PROBLEM[problem.code], message, errors);
}
