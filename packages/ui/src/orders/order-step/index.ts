export { emptyDraft, type OrderDraft, type OrderValues } from './order-draft.ts';
export type { StepBodyProps, StepPart, StepState } from './step-part.ts';
