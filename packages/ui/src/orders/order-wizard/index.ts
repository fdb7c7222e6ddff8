export { emptyDraft, type OrderDraft, type OrderValues } from '../order-step/order-draft.ts';
export type { StepPart } from '../order-step/step-part.ts';
export { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';
export { OrderWizardPage, type OrderWizardPageProps } from './OrderWizardPage.tsx';
export { ORDER_PARTS } from './parts.tsx';
export type { OrderFile, OrderPlaced, OrderSubmission } from './submission.ts';
