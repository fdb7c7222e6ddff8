export { BENEFIT_TABLE_TEXT, type BenefitValue, benefitText, type LimitClaim } from './benefit.ts';
