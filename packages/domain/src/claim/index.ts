export {
  actOnClaim,
  type ClaimAct,
  type ClaimAppeal,
  type ClaimFacts,
  type ClaimOutcome,
  isUndecided,
} from './act.ts';
export {
  CLAIM_CAUSES,
  CLAIM_RISKS,
  type ClaimRisk,
  LIABILITY_CAUSE,
  riskOfCause,
  THIRD_PARTY,
  VEHICLE_THEFT,
} from './cause.ts';
export { CLAIM_DAYS, clockMove } from './clock.ts';
export { type ClaimDocument, HEIR_DOCUMENTS, MOST_CLAIM_FILES } from './document.ts';
export { claimDraftKey } from './draft.ts';
export { similarClaims } from './duplicate.ts';
export { appealFileName, claimFileName } from './file-name.ts';
export { checkClaimFile, checkFileCount, checkRevisedFile, checkRevision } from './files.ts';
export { heirsMayClaim, heirsNotice, heirsPath, isNamedBeneficiary } from './heir.ts';
export { checkIncidentDate, outsideCoverNotice, policyNotice, policyProblem } from './incident.ts';
export {
  APPEAL_BYTES,
  appealText,
  checkAppealFile,
  checkLetterFile,
  LETTER_EXTENSIONS,
  mayAppeal,
} from './letters.ts';
export { holderShown, maskedEmail, maskedHolder, normalizePolicyNumber } from './lookup.ts';
export {
  amountTooHighMessage,
  CLAIM_MESSAGES,
  fileTooLargeMessage,
  revisedTooLargeMessage,
  tooFewFilesMessage,
} from './messages.ts';
export { awaitsWorkshop, type ClaimTask, type NextStep, nextClaimStep } from './next-step.ts';
export { claimFormPath, claimPath, heirClaimPath } from './paths.ts';
export {
  asksBankAccount,
  CLAIM_PRODUCTS,
  type ClaimCase,
  causesOf,
  claimDocuments,
  claimedProduct,
  documentsOfProduct,
  isLookedUpAs,
  REPLACEMENT_METHODS,
  type ReplacementMethod,
  replacementOptions,
  takesThirdParty,
  takesWorkshop,
} from './product.ts';
export { nextRepairStep, REPAIR_LABELS, REPAIR_STEPS, type RepairStep } from './repair.ts';
export { type Settlement, type SettlementBasis, type SettlementRow, settleClaim } from './settlement.ts';
export { type ClaimStep, claimStage, claimStages, type StageView, turnText } from './stages.ts';
