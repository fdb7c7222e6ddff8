export { emptyDraft } from '../../lines/empty-draft.ts';
export type { OrderDraft, SlicesOf } from '../../lines/slices.ts';
export { NotSold } from './NotSold.tsx';
export { OrderWaiting, type OrderWaitingProps } from './OrderWaiting.tsx';
export { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';
export { OrderWizardPage, type OrderWizardPageProps } from './OrderWizardPage.tsx';
export type { OrderFile, OrderPlaced, OrderSubmission } from './submission.ts';
