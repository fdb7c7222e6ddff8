export { UnlockPrompt, type UnlockPromptProps } from './HiddenPlanCard.tsx';
export { PlanCard, type PlanCardProps } from './PlanCard.tsx';
