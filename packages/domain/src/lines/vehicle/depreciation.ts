import { applyRates, PPM } from '../../money/rate.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import type { VehicleType } from './vehicle-type.ts';

/**
 * The part of its market price that a vehicle loses in a year, in parts per million: the mean of the market prices of 2019
 * to 2025 (`server/seed/data/SOURCES.md`).
 */
export const YEARLY_DEPRECIATION: Record<VehicleType, number> = {
  MV4: 87_000,
  MV2: 101_000,
  TRUCK: 87_000,
  BUS: 87_000,
};

/** Steps of the market prices of the data. */
const STEPS: Record<VehicleType, Rupiah> = {
  MV4: 1_000_000,
  MV2: 100_000,
  TRUCK: 1_000_000,
  BUS: 1_000_000,
};

/** Returns the price of a vehicle that is `years` older than one at `price`, rounded as the data are. */
export function depreciatedPrice(vehicleType: VehicleType, price: Rupiah, years: number): Rupiah {
  const rates = Array.from({ length: years }, () => PPM - YEARLY_DEPRECIATION[vehicleType]);
  const step = STEPS[vehicleType];
  return Math.round(applyRates(price, rates) / step) * step;
}
