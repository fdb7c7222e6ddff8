import type { Line } from '../line.ts';
import { personDocuments } from '../person/documents.ts';
import { type VehicleShapes, vehiclePeriod, vehiclePrice, vehiclePriceRows } from './price.ts';
import { SEARCHED_VEHICLE } from './searched-line.ts';

/** Vehicles: by type, model, year, price and plate region, one year. */
export const VEHICLE: Line<'kendaraan', VehicleShapes> = {
  ...SEARCHED_VEHICLE,
  period: vehiclePeriod,
  price: vehiclePrice,
  documents: personDocuments,
  priceRows: vehiclePriceRows,
};
