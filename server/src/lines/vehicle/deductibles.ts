import type { VehicleDetails, VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { isElectric } from './seed/electric.ts';

/**
 * Prefix of the names of deductibles for electric vehicles. For these vehicles, such a deductible replaces the
 * deductible with the same name without prefix.
 */
const ELECTRIC_PREFIX = 'kendaraan listrik, ';

/** Returns a list of deductibles or benefits without the deductibles that do not apply to this vehicle. */
function withApplicableDeductibles<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { vehicle }: Pick<VehicleDetails, 'vehicle'>,
): Item[] {
  const names = items.map((item) => nameOf(item).toLowerCase());
  const isElectricVehicle = isElectric(vehicle);
  return items.filter((_, index) => {
    const name = names[index] ?? '';
    if (name.startsWith(ELECTRIC_PREFIX)) return isElectricVehicle;
    const isReplaced = isElectricVehicle && names.includes(`${ELECTRIC_PREFIX}${name}`);
    return !isReplaced;
  });
}

type OrderedProduct = { product: VehiclePlan; details: Pick<VehicleDetails, 'vehicle'> };

/** Returns the deductibles of an ordered product that apply to the ordered vehicle. */
export const deductiblesOf = ({ product, details }: OrderedProduct): VehiclePlan['ownRisk'] =>
  withApplicableDeductibles(product.ownRisk, ({ name }) => name, details);

/** Returns the benefits of an ordered product; deductibles that do not apply to the ordered vehicle are removed. */
export const benefitsOf = ({ product, details }: OrderedProduct): VehiclePlan['benefits'] =>
  product.benefits.map((group) => ({
    ...group,
    items: withApplicableDeductibles(group.items, ({ featureId }) => featureId.name, details),
  }));
