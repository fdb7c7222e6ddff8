import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import { VEHICLE_PRICING } from '@naungan/domain/lines/vehicle/pricing';
import { BenefitTable } from '../BenefitTable.tsx';
import type { LineDetails } from '../line-product.ts';
import { vehicleCompareGroups } from './compare-groups.ts';
import { vehiclePremiumBeforeDiscount } from './discount.ts';
import { Extensions, serviceSections } from './ProductFeatures.tsx';
import { vehicleTerms } from './plan-terms.ts';
import { tariffSections } from './tariff-explanation.ts';
import { workshopSections } from './Workshops.tsx';

/** The content of a product that insures a vehicle. */
export const VEHICLE_DETAILS: LineDetails<'kendaraan'> = {
  pricing: VEHICLE_PRICING,
  premiumBeforeDiscount: vehiclePremiumBeforeDiscount,
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
  moreSections: (plan, search, today) => [
    ...serviceSections(plan),
    {
      id: 'perluasan',
      title: 'Perluasan',
      content: <Extensions plan={plan} search={search} today={today} />,
    },
    ...tariffSections(plan, search, today),
    ...workshopSections(plan.workshops),
  ],
};
