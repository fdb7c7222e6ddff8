export { emptyDraft } from '../../lines/empty-draft.ts';
export type { OrderDraft, SlicesOf } from '../../lines/slices.ts';
export { OrderSkeleton, type OrderSkeletonProps } from './OrderSkeleton.tsx';
export { type DraftUpdate, OrderWizardPage, type OrderWizardPageProps } from './OrderWizardPage.tsx';
export { PlanNotSold } from './PlanNotSold.tsx';
export type { OrderFile, OrderPlaced, OrderSubmission } from './submission.ts';
