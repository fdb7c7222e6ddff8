export { HiddenPlanCard, UnlockPrompt, type UnlockPromptProps } from './HiddenPlanCard.tsx';
export { PlanCard, type PlanCardProps } from './PlanCard.tsx';
export { PlanCardSkeleton } from './PlanCardSkeleton.tsx';
