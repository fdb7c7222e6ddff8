export {
  BENEFIT_TABLE_TEXT,
  type BenefitValue,
  benefitText,
  LIMIT_IN_TABLE,
  type LimitClaim,
} from './benefit.ts';
