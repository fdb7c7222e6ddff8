import { PRODUCT_TYPE_INFO } from '../product-type.ts';
import type { SearchedLine } from '../searched-line.ts';
import { VEHICLE_PATHS } from './paths.ts';
import { type VehicleSearch, vehicleSearch } from './search.ts';

/** What finding products for vehicles needs. */
export const SEARCHED_VEHICLE: SearchedLine<'kendaraan', VehicleSearch> = {
  ...PRODUCT_TYPE_INFO.kendaraan,
  ...VEHICLE_PATHS,
  policyCode: 'KND',
  compareLimit: 3,
  priceRange: { min: 0, max: 50_000_000, step: 500_000 },
  profileWarningMs: 1500,
  search: vehicleSearch,
};
