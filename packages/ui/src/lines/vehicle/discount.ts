import type { IsoDate } from '@naungan/domain/dates';
import { quoteVehicle, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { Rupiah } from '@naungan/domain/money';
import { quotedVehicleOf } from './product.ts';

/** Returns the yearly premium before the discount; `null` without a price. */
export function vehiclePremiumBeforeDiscount(
  plan: VehiclePlan,
  search: VehicleSearch,
  today: IsoDate,
): Rupiah | null {
  const quotedVehicle = quotedVehicleOf(search);
  return (quotedVehicle && quoteVehicle(plan, quotedVehicle, today)?.premi.normal) ?? null;
}
