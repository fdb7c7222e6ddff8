import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { PERSON_PRICING } from '@naungan/domain/lines/insured-person/pricing';
import { BenefitTable } from '../BenefitTable.tsx';
import { compareGroups } from './compare-groups.ts';
import { claimMechanismText, planTerms } from './plan-terms.ts';

/** The content of a product that insures a person. */
export const PERSON_DETAILS = {
  pricing: PERSON_PRICING,
  terms: planTerms,
  claimWays: (plan: BenefitPlan) => plan.claimMecanism.map(claimMechanismText),
  compareGroups,
  Benefits: ({ plan }: { plan: BenefitPlan }) => (
    <>
      {plan.benefits.map((group) => (
        <BenefitTable key={group.name} group={group} limitClaim={plan.limitClaim} />
      ))}
    </>
  ),
};
