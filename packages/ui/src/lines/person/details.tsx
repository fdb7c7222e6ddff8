import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { BenefitTable } from './benefit-table/BenefitTable.tsx';
import { compareGroups } from './compare-groups.ts';
import { claimMechanismText, planTerms } from './plan-terms.ts';

/** What products sold to a person hold. */
export const PERSON_DETAILS = {
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
