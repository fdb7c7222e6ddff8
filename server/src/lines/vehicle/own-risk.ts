import type { VehicleDetails, VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { isElectric } from './seed/electric.ts';

/** Begins the names of deductibles that replace those without it for electric vehicles. */
const ELECTRIC = 'kendaraan listrik, ';

/** Returns the deductibles of a product that apply to this vehicle, by their names. */
function applicable<Risk>(
  risks: readonly Risk[],
  nameOf: (risk: Risk) => string,
  { vehicle }: Pick<VehicleDetails, 'vehicle'>,
): Risk[] {
  const names = risks.map((risk) => nameOf(risk).toLowerCase());
  const electric = isElectric(vehicle);
  return risks.filter((_, index) => {
    const name = names[index] ?? '';
    return name.startsWith(ELECTRIC) ? electric : !(electric && names.includes(`${ELECTRIC}${name}`));
  });
}

type Ordered = { product: VehiclePlan; details: Pick<VehicleDetails, 'vehicle'> };

/** Returns the deductibles of an ordered product without those of other vehicles. */
export const ownRiskOf = ({ product, details }: Ordered): VehiclePlan['ownRisk'] =>
  applicable(product.ownRisk, ({ name }) => name, details);

/** Returns the benefits of an ordered product without the deductibles of other vehicles. */
export const benefitsOf = ({ product, details }: Ordered): VehiclePlan['benefits'] =>
  product.benefits.map((group) => ({
    ...group,
    items: applicable(group.items, ({ featureId }) => featureId.name, details),
  }));
