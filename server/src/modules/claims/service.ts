// For the simulated insurer and for the overview of a member's account.
export { answerAppeal } from './answer-appeal.ts';
export {
  type ListedClaim,
  listClaimCardsById,
  listClaimsForDesk,
  listMemberClaims,
} from './card.ts';
export { deadlineOf as claimDeadline } from './deadline-day.ts';
export {
  addRepairStep,
  approveClaim,
  rejectClaim,
  requestDocuments,
  takeUpClaim,
} from './decide.ts';
export { listedClaimStep } from './listed-claim-step.ts';
export { payClaim } from './pay.ts';
export { requireOrderById, sumInsured, workshopsOf } from './policy.ts';
export { countConfirmableProposals } from './proposals-repository.ts';
export type { ClaimRecord } from './record.ts';
export { findClaimById } from './repository.ts';
export { INSURER_CLAIM_JOB } from './run-action.ts';
export { type Assessment, computeSettlement } from './settlement.ts';
export { findUsualDays, waitOf } from './usual-time.ts';
