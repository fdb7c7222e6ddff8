import { documentsOfInsured } from '../documents-of-insured.ts';
import type { LinePricing } from '../line.ts';
import { type VehicleShapes, vehiclePeriod, vehiclePrice, vehiclePriceRows } from './price.ts';

export const VEHICLE_PRICING: LinePricing<VehicleShapes> = {
  period: vehiclePeriod,
  price: vehiclePrice,
  documents: documentsOfInsured,
  priceRows: vehiclePriceRows,
};
