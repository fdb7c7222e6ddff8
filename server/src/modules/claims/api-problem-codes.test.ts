import { API_PROBLEM_STATUS } from '@naungan/api/contract';
import { CLAIM_PROBLEM_CODES, type ClaimProblemCode } from '@naungan/domain/claim';
import { expect, test } from 'vitest';
import { API_CODE_OF_CLAIM_PROBLEM } from './api-problem-codes.ts';

const EXPECTED_STATUS: Readonly<Record<ClaimProblemCode, 409 | 422>> = {
  stateChanged: 409,
  ended: 409,
  appealOpen: 409,
  replacementLocked: 409,
  workshopChosen: 409,
  workshopMissing: 409,
  tooManyAdditions: 409,
  repairBegun: 409,
  noWorkshopRepair: 409,
  repairStepOutOfOrder: 409,
  alreadyPaid: 409,
  accountMissing: 422,
  payeeMissing: 422,
  replacementMissing: 422,
  workshopUnknown: 422,
  repairUnfinished: 422,
  documentCodesInvalid: 422,
  documentNotSentBack: 422,
  documentsMissing: 422,
  tooFewFiles: 422,
  tooManyFiles: 422,
  amountNotPositive: 422,
  noApprovedAmount: 422,
  hasApprovedAmount: 422,
};

test.each(CLAIM_PROBLEM_CODES)('the claim problem %s has the expected HTTP status', (code) => {
  expect(API_PROBLEM_STATUS[API_CODE_OF_CLAIM_PROBLEM[code]]).toBe(EXPECTED_STATUS[code]);
});
