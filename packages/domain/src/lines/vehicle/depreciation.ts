import { applyRates, PPM } from '../../money/rate.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import type { VehicleType } from './vehicle-type.ts';

/**
 * The yearly loss of a vehicle's market price in parts per million: the mean loss of the market prices of 2019 to 2025
 * (`server/seed/data/SOURCES.md`).
 */
export const YEARLY_DEPRECIATION: Record<VehicleType, number> = {
  MV4: 87_000,
  MV2: 101_000,
  TRUCK: 87_000,
  BUS: 87_000,
};

/** Market prices are multiples of this amount, in rupiah. */
const PRICE_STEPS: Record<VehicleType, Rupiah> = {
  MV4: 1_000_000,
  MV2: 100_000,
  TRUCK: 1_000_000,
  BUS: 1_000_000,
};

/** Returns the price in rupiah of a vehicle that is `years` older than a vehicle at `price`, rounded to a multiple of the step. */
export function depreciatedPrice(vehicleType: VehicleType, price: Rupiah, years: number): Rupiah {
  const rates = Array.from({ length: years }, () => PPM - YEARLY_DEPRECIATION[vehicleType]);
  const step = PRICE_STEPS[vehicleType];
  return Math.round(applyRates(price, rates) / step) * step;
}
