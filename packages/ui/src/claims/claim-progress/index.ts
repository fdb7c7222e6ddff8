export { ClaimPage, type ClaimPageProps } from './ClaimPage.tsx';
export { type ClaimPart, readClaimPart } from './ClaimView.tsx';
export { ClaimWaiting } from './ClaimWaiting.tsx';
export type { ClaimActions, ClaimForm } from './claim-actions.ts';
