import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { PropertySearch } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { BenefitTable } from '../person/benefit-table/BenefitTable.tsx';
import { propertyCompareGroups } from './compare-groups.ts';
import { EarthquakeZones } from './earthquake-zones/EarthquakeZones.tsx';
import { NotCovered } from './not-covered/NotCovered.tsx';
import { propertyTerms } from './plan-terms.ts';
import { TariffExplanation } from './tariff-explanation/TariffExplanation.tsx';

/** What products for buildings hold, of any type. */
export const PROPERTY_DETAILS = {
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
  More: ({ plan, search }: { plan: AnyPropertyPlan; search: PropertySearch }) => (
    <>
      <NotCovered points={plan.notCovered} />
      <TariffExplanation plan={plan} search={search} />
      <EarthquakeZones plan={plan} search={search} />
    </>
  ),
};
