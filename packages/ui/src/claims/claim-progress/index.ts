export { ClaimPage, type ClaimPageProps } from './ClaimPage.tsx';
export { ClaimSkeleton } from './ClaimSkeleton.tsx';
export { type ClaimPageTab, readClaimPageTab } from './ClaimView.tsx';
export type { ClaimActions, ClaimFileForm } from './claim-actions.ts';
