import type { IsoDate } from '@naungan/domain/dates';
import { quoteVehicle, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { quotedVehicle } from './product.ts';

/** Returns the yearly premium before the discount, and the saving. */
export function vehicleDiscount(plan: VehiclePlan, search: VehicleSearch, today: IsoDate) {
  const quoted = quotedVehicle(search);
  const quote = quoted && quoteVehicle(plan, quoted, today);
  return quote && quote.saving > 0 ? { normal: quote.premi.normal, saving: quote.saving } : null;
}
