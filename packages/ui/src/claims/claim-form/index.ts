export { ClaimFormPage, type ClaimFormPageProps } from './ClaimFormPage.tsx';
export { type ClaimDraft, emptyClaim } from './claim-draft.ts';
export type { ClaimSent, ClaimSubmission } from './claim-submission.ts';
