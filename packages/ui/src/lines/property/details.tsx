import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { PropertySearch } from '@naungan/domain/lines/property';
import { PROPERTY_PRICING } from '@naungan/domain/lines/property/pricing';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { BenefitTable } from '../BenefitTable.tsx';
import { propertyCompareGroups } from './compare-groups.ts';
import { zoneSections } from './earthquake-zones.tsx';
import { exclusionSections } from './exclusions.tsx';
import { propertyTerms } from './plan-terms.ts';
import { tariffSections } from './tariff-explanation.ts';

/** The content of a product that insures a building, of any property type. */
export const PROPERTY_DETAILS = {
  pricing: PROPERTY_PRICING,
  terms: propertyTerms,
  claimWays: () => [],
  compareGroups: propertyCompareGroups,
  Benefits: ({ plan }: { plan: AnyPropertyPlan }) => (
    <>
      {plan.benefits.map((group) => (
        <BenefitTable key={group.name} group={group} limitClaim={LIMIT_IN_TABLE} valueTitle="Nilai" />
      ))}
    </>
  ),
  moreSections: (plan: AnyPropertyPlan, search: PropertySearch) => [
    ...exclusionSections(plan.notCovered),
    ...tariffSections(plan, search),
    ...zoneSections(plan, search),
  ],
};
