import type { Line } from '../line.ts';
import { personDocuments } from '../person/documents.ts';
import { PRODUCT_TYPE_INFO } from '../product-type.ts';
import { type VehicleShapes, vehiclePeriod, vehiclePrice, vehiclePriceRows } from './price.ts';
import { vehicleSearch } from './search.ts';

const { landingPath } = PRODUCT_TYPE_INFO.kendaraan;

/** Vehicles: by type, model, year, price and plate region, one year. */
export const VEHICLE: Line<'kendaraan', VehicleShapes> = {
  ...PRODUCT_TYPE_INFO.kendaraan,
  listPath: `${landingPath}/list`,
  orderPath: (planId) => `${landingPath}/${encodeURIComponent(planId)}/order`,
  policyCode: 'KND',
  compareLimit: 3,
  priceRange: { min: 0, max: 50_000_000, step: 500_000 },
  profileWarningMs: 1500,
  search: vehicleSearch,
  period: vehiclePeriod,
  price: vehiclePrice,
  documents: personDocuments,
  priceRows: vehiclePriceRows,
};
