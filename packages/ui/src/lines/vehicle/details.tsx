import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import { VEHICLE_PRICING } from '@naungan/domain/lines/vehicle/pricing';
import { BenefitTable } from '../BenefitTable.tsx';
import type { LineDetails } from '../line-product.ts';
import { vehicleCompareGroups } from './compare-groups.ts';
import { vehiclePremiumBefore } from './discount.ts';
import { ProductFeatures } from './ProductFeatures.tsx';
import { vehicleTerms } from './plan-terms.ts';
import { TariffExplanation } from './TariffExplanation.tsx';
import { Workshops } from './Workshops.tsx';

/** The content of a product that insures a vehicle. */
export const VEHICLE_DETAILS: LineDetails<'kendaraan'> = {
  pricing: VEHICLE_PRICING,
  premiumBefore: vehiclePremiumBefore,
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
