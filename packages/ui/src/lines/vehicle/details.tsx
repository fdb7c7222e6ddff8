import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { LineDetails } from '../line-product.ts';
import { BenefitTable } from '../person/benefit-table/BenefitTable.tsx';
import { vehicleCompareGroups } from './compare-groups.ts';
import { vehicleTerms } from './plan-terms.ts';
import { ProductFeatures } from './product-features/ProductFeatures.tsx';
import { TariffExplanation } from './tariff-explanation/TariffExplanation.tsx';
import { Workshops } from './workshops/Workshops.tsx';

/** What products for vehicles hold. */
export const VEHICLE_DETAILS: LineDetails<'kendaraan'> = {
  terms: vehicleTerms,
  claimWays: () => [],
  compareGroups: vehicleCompareGroups,
  Benefits: ({ plan }) => (
    <>
      {plan.benefits.map((group) => (
        <BenefitTable key={group.name} group={group} limitClaim={LIMIT_IN_TABLE} valueTitle="Nilai" />
      ))}
    </>
  ),
  More: ({ plan, search, today }) => (
    <>
      <ProductFeatures plan={plan} search={search} today={today} />
      <TariffExplanation plan={plan} search={search} today={today} />
      <Workshops workshops={plan.workshops} />
    </>
  ),
};
