/** The reasons why an action on a claim is not possible. */
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

/** `documentTitle` is the title of the document with too few files; only for `tooFewFiles`. */
export type ClaimProblem = { code: ClaimProblemCode; documentTitle?: string };
