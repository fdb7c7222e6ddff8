export { ClaimPage, type ClaimPageProps } from './ClaimPage.tsx';
export { ClaimSkeleton } from './ClaimSkeleton.tsx';
export { type ClaimPart, readClaimPart } from './ClaimView.tsx';
export type { ClaimActions, ClaimFileForm } from './claim-actions.ts';
