/** Why an action on a claim is not possible. */
export const CLAIM_PROBLEM_CODES = [
  'stateChanged',
  'ended',
  'appealOpen',
  'replacementMissing',
  'replacementLocked',
  'accountMissing',
  'payeeMissing',
  'alreadyPaid',
  'workshopUnknown',
  'workshopChosen',
  'workshopMissing',
  'noWorkshopRepair',
  'repairStepOutOfOrder',
  'repairUnfinished',
  'documentCodesInvalid',
  'documentNotSentBack',
  'documentsMissing',
  'tooFewFiles',
  'tooManyFiles',
  'amountNotPositive',
  'noApprovedAmount',
  'hasApprovedAmount',
  'tooManyAdditions',
  'repairBegun',
] as const;

export type ClaimProblemCode = (typeof CLAIM_PROBLEM_CODES)[number];

/** `documentTitle` names the document that `tooFewFiles` is about. */
export type ClaimProblem = { code: ClaimProblemCode; documentTitle?: string };
