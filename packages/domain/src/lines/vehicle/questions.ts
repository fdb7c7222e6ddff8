import type { Declaration } from '../../declaration/declaration.ts';
import { isVehicleType, type VehicleType } from './vehicle-type.ts';

/** A question of the insurer. `vehicleTypes`: the vehicle types that the question is for; absent for all types. */
export type VehicleQuestion = Declaration & { vehicleTypes?: readonly VehicleType[] | undefined };

/** Returns the vehicle type in the slices of an order; `undefined` for an unknown type. */
function vehicleTypeOf({ vehicle }: Readonly<Record<string, unknown>>): VehicleType | undefined {
  if (typeof vehicle !== 'object' || vehicle === null || !('vehicleType' in vehicle)) return undefined;
  return isVehicleType(vehicle.vehicleType) ? vehicle.vehicleType : undefined;
}

/**
 * Returns the product's questions about the vehicle of an order; all questions if the vehicle type is unknown. `slices`: the slices
 * of a draft, a payload or a stored order.
 */
export function vehicleQuestions<Question extends VehicleQuestion>(
  { declarations }: { declarations: readonly Question[] },
  slices: Readonly<Record<string, unknown>>,
): Question[] {
  const type = vehicleTypeOf(slices);
  return declarations.filter(
    ({ vehicleTypes }) => type === undefined || !vehicleTypes || vehicleTypes.includes(type),
  );
}
