export { type AccountProblem, accountProblems } from './account.ts';
export { CLAIM_ACTORS, type ClaimAction, type ClaimActionType, type ClaimActor } from './action.ts';
export { ADDITION_SPEC, MAX_ADDITIONS } from './addition.ts';
export {
  CLAIM_CAUSES,
  CLAIM_RISKS,
  type ClaimRisk,
  LIABILITY_CAUSE,
  riskOfCause,
  THIRD_PARTY_DOCUMENTS,
  VEHICLE_THEFT,
} from './cause.ts';
export {
  type CauseCover,
  type CauseNotices,
  causeNotices,
  UNRESTRICTED_COVER,
  waitingNotice,
} from './cause-cover.ts';
export { REPLACEMENT_METHODS, type ReplacementMethod } from './claim-rules.ts';
export type { ClaimTask, NextStep } from './claim-task.ts';
export { yearOfCover } from './cover-year.ts';
export {
  deadlineText,
  deadlineTransition,
  hasDeadline,
  lateNotice,
  type StateWithDeadline,
} from './deadline.ts';
export { type ClaimDocument, HEIR_DOCUMENTS, MAX_FILES_PER_DOCUMENT } from './document.ts';
export { similarClaims } from './duplicate.ts';
export type { ClaimAppeal, ClaimFacts } from './facts.ts';
export { appealFileName, claimFileName } from './file-name.ts';
export { checkClaimFile, checkFileCount, checkRevisedFile, checkRevision } from './files.ts';
export { canHeirClaim, heirClaimFormPath, heirNotice, isNamedBeneficiary } from './heir.ts';
export { heirLinkLastDay, isHeirLinkExpired } from './heir-link.ts';
export {
  CLAIM_EVENT_ACTORS,
  type ClaimEntry,
  type ClaimEvent,
  claimHistory,
  FILE_REVIEW_LABELS,
  FILE_REVIEWS,
  type FileReview,
  fileReview,
  REMARKS,
  remarkText,
} from './history.ts';
export { checkIncidentDate, outsideCoverNotice, policyNotice, policyProblem } from './incident.ts';
export {
  APPEAL_BYTES,
  appealStatusText,
  checkAppealFile,
  checkLetterFile,
  LETTER_EXTENSIONS,
} from './letters.ts';
export { type ClaimListFacts, compareClaims } from './list-order.ts';
export { maskEmail, maskName, normalizePolicyNumber, visibleHolder } from './lookup.ts';
export {
  amountTooHighMessage,
  CLAIM_MESSAGES,
  claimProblemText,
  fileTooLargeMessage,
  revisedTooLargeMessage,
  tooFewFilesMessage,
} from './messages.ts';
export {
  availableClaimOptions,
  CLAIM_OPTIONS,
  type ClaimOption,
  canChooseWorkshop,
  claimMessage,
  claimTurn,
  nextClaimStep,
  type StepContext,
} from './next-step.ts';
export { claimFormPath, claimPath, heirClaimPath, heirClaimSentPath } from './paths.ts';
export { CLAIM_PROBLEM_CODES, type ClaimProblem, type ClaimProblemCode } from './problem.ts';
export {
  type ClaimCase,
  causesOf,
  claimDocuments,
  claimProductType,
  claimRulesOf,
  documentsOfProduct,
  hasThirdPartyDocuments,
  matchesProductType,
  offersWorkshop,
  replacementOptions,
  requestedDocuments,
  requiresBankAccount,
} from './product.ts';
export { isSettledByRepair, nextRepairStep, REPAIR_LABELS, REPAIR_STEPS, type RepairStep } from './repair.ts';
export {
  deductibleLabel,
  type Settlement,
  type SettlementBasis,
  type SettlementRow,
  settleClaim,
} from './settlement.ts';
export { type ClaimStep, claimStage, claimStages, type StageView, turnText } from './stages.ts';
export {
  applyClaimAction,
  CLAIM_NEXT_STATES,
  CLAIM_TRANSITIONS,
  type ClaimOutcome,
  claimStateProblem,
  isClaimActionOpen,
} from './transition.ts';
export {
  DEFAULT_USUAL_DAYS,
  type ExpectedTime,
  expectedTime,
  isWaitingState,
  USUAL_TIME_PERIOD_DAYS,
  type UsualDays,
  usualDaysOf,
  usualDaysOfStage,
  usualTimeText,
  WAITING_STATES,
  type WaitingState,
  workingDaysAfter,
  workingDaysBetween,
} from './usual-time.ts';
