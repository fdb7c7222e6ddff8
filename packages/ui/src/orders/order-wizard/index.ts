export { emptyDraft, type OrderDraft, type OrderValues, type StepPart } from '../order-step/index.ts';
export { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';
export { OrderWizardPage, type OrderWizardPageProps } from './OrderWizardPage.tsx';
export { ORDER_PARTS } from './parts.tsx';
export type { OrderFile, OrderPlaced, OrderSubmission } from './submission.ts';
