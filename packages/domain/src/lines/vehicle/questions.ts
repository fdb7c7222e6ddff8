import type { Declaration } from '../../declaration/declaration.ts';
import { isVehicleType, type VehicleType } from './vehicle-type.ts';

/** A question of the insurer. With `vehicleTypes` it concerns only vehicles of these types. */
export type VehicleQuestion = Declaration & { vehicleTypes?: readonly VehicleType[] | undefined };

/** Returns the type of the vehicle in an order's slices, as far as it is known. */
function typeIn({ vehicle }: Readonly<Record<string, unknown>>): VehicleType | undefined {
  if (typeof vehicle !== 'object' || vehicle === null || !('vehicleType' in vehicle)) return undefined;
  return isVehicleType(vehicle.vehicleType) ? vehicle.vehicleType : undefined;
}

/**
 * Returns the product's questions about the vehicle of an order. `parts` are its slices: typed, sent or stored. All
 * questions for an unknown type.
 */
export function vehicleQuestions<Question extends VehicleQuestion>(
  { declarations }: { declarations: readonly Question[] },
  parts: Readonly<Record<string, unknown>>,
): Question[] {
  const type = typeIn(parts);
  return declarations.filter(
    ({ vehicleTypes }) => type === undefined || !vehicleTypes || vehicleTypes.includes(type),
  );
}
