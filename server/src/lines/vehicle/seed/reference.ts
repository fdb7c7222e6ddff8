import {
  type NamedModel,
  PRICE_DEVIATION,
  regionOfProvince,
  type TariffRegion,
  type VehicleType,
} from '@naungan/domain/lines/vehicle';
import { readRows } from '../../../core/csv.ts';

const TYPES: Record<string, VehicleType> = { CAR: 'MV4', MOTORCYCLE: 'MV2', TRUCK: 'TRUCK', BUS: 'BUS' };

type YearPrice = { year: number; price: number };

/** A model with its market prices by year, newest first. */
export type CatalogueEntry = NamedModel & {
  seats: number;
  deviation: number;
  prices: YearPrice[];
};

/** The region of a plate code; `region` is that of the published tariff. */
export type PlateArea = { platId: string; plat: string; title: string; region: TariffRegion };

/** 'Mercedes-Benz' becomes 'mercedes-benz', for use in addresses. */
const brandId = (brand: string) => brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const prices = new Map<string, YearPrice[]>();
for (const row of readRows('vehicle/market-prices.csv', ['model_id', 'year', 'market_price_idr'])) {
  const modelPrices = prices.get(row.model_id) ?? [];
  prices.set(row.model_id, [...modelPrices, { year: Number(row.year), price: Number(row.market_price_idr) }]);
}

const MODEL_COLUMNS = ['model_id', 'vehicle_type', 'brand', 'model', 'variant', 'seats'] as const;

/** Every model of the reference data. */
export const vehicleModels: CatalogueEntry[] = readRows('vehicle/models.csv', MODEL_COLUMNS).map((row) => {
  const vehicleType = TYPES[row.vehicle_type];
  if (!vehicleType) throw new Error(`The model ${row.model_id} has the unknown type ${row.vehicle_type}`);
  const years = (prices.get(row.model_id) ?? []).toSorted((a, b) => b.year - a.year);
  return {
    model: row.model_id,
    modelText: `${row.model} ${row.variant}`,
    brand: brandId(row.brand),
    brandText: row.brand,
    vehicleType,
    seats: Number(row.seats),
    deviation: PRICE_DEVIATION,
    prices: years,
    years: years.map(({ year }) => year),
  };
});

/** Every plate region, by its code. */
export const plateAreas: PlateArea[] = readRows('vehicle/plate-areas.csv', [
  'plate_code',
  'area_name',
  'province_code',
])
  .map((row) => {
    const region = regionOfProvince(row.province_code);
    if (!region) throw new Error(`The plate ${row.plate_code} has the unknown province ${row.province_code}`);
    return { platId: row.plate_code, plat: row.plate_code, title: row.area_name, region };
  })
  .toSorted((a, b) => a.plat.localeCompare(b.plat));
