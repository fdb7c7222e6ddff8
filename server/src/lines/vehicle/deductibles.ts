import type { VehicleDetails, VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { isElectric } from './seed/electric.ts';

/** Prefix of the names of deductibles for electric vehicles. Each replaces the deductible of that name without prefix. */
const ELECTRIC = 'kendaraan listrik, ';

/** Returns the deductibles of a product that apply to this vehicle, by their names. */
function applicableRisks<Risk>(
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

type OrderedProduct = { product: VehiclePlan; details: Pick<VehicleDetails, 'vehicle'> };

/** Returns the deductibles of an ordered product without deductibles of other vehicles. */
export const ownRiskOf = ({ product, details }: OrderedProduct): VehiclePlan['ownRisk'] =>
  applicableRisks(product.ownRisk, ({ name }) => name, details);

/** Returns the benefits of an ordered product without the deductibles of other vehicles. */
export const benefitsOf = ({ product, details }: OrderedProduct): VehiclePlan['benefits'] =>
  product.benefits.map((group) => ({
    ...group,
    items: applicableRisks(group.items, ({ featureId }) => featureId.name, details),
  }));
