export { claimMechanismText, type PlanTerm, planTerms } from './plan-terms.ts';
