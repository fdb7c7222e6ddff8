export { ExampleClaim, type ExampleClaimProps } from './ExampleClaim.tsx';
export { ExamplePlanCards, type ExamplePlanCardsProps } from './ExamplePlanCards.tsx';
export { PlanDifferences, type PlanDifferencesProps } from './PlanDifferences.tsx';
export { PremiumToday, type PremiumTodayProps } from './PremiumToday.tsx';
