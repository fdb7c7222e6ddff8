import {
  depreciatedPrice,
  type NamedModel,
  PRICE_DEVIATION,
  regionOfProvince,
  type TariffRegion,
  type VehicleType,
} from '@naungan/domain/lines/vehicle';
import { readRows } from '../../../core/csv.ts';

const TYPES: Record<string, VehicleType> = { CAR: 'MV4', MOTORCYCLE: 'MV2', TRUCK: 'TRUCK', BUS: 'BUS' };

/** `derivedFrom` is the year from whose price this price is calculated; absent for a price of the reference data. */
type YearPrice = { year: number; price: number; derivedFrom?: number };

/** Highest age of an insured vehicle, in years. */
const MAX_VEHICLE_AGE = 15;

/** A model with its market prices by year, newest first. */
export type CatalogueEntry = Omit<NamedModel, 'prices'> & {
  seats: number;
  prices: YearPrice[];
};

/** A plate region: the area in which plates have this code. `region` is its region in the published tariff. */
export type PlateArea = { platId: string; plat: string; title: string; region: TariffRegion };

/** 'Mercedes-Benz' becomes 'mercedes-benz', for use in URLs. */
const brandId = (brand: string) => brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const pricesByModel = new Map<string, YearPrice[]>();
for (const row of readRows('vehicle/market-prices.csv', ['model_id', 'year', 'market_price_idr'])) {
  const modelPrices = pricesByModel.get(row.model_id) ?? [];
  pricesByModel.set(row.model_id, [
    ...modelPrices,
    { year: Number(row.year), price: Number(row.market_price_idr) },
  ]);
}

const newestYear = Math.max(...[...pricesByModel.values()].flat().map(({ year }) => year));

/** The year in which a model was first sold, for models that are older than the price data. */
const firstYears = new Map(
  readRows('vehicle/first-years.csv', ['model_id', 'first_year']).map((row) => [
    row.model_id,
    Number(row.first_year),
  ]),
);

/**
 * Returns prices for the years before the price data, back to the model's first year, but at most MAX_VEHICLE_AGE years
 * before the newest price. A model without a first year gets none.
 */
function olderPrices(
  model: string,
  vehicleType: VehicleType,
  oldestPrice: YearPrice | undefined,
): YearPrice[] {
  if (!oldestPrice) return [];
  const firstYear = Math.max(firstYears.get(model) ?? oldestPrice.year, newestYear - MAX_VEHICLE_AGE);
  return Array.from({ length: Math.max(0, oldestPrice.year - firstYear) }, (_, index) => {
    const age = index + 1;
    const price = depreciatedPrice(vehicleType, oldestPrice.price, age);
    return { year: oldestPrice.year - age, price, derivedFrom: oldestPrice.year };
  });
}

const MODEL_COLUMNS = ['model_id', 'vehicle_type', 'brand', 'model', 'variant', 'seats'] as const;

/** Every model of the reference data. */
export const vehicleModels: CatalogueEntry[] = readRows('vehicle/models.csv', MODEL_COLUMNS).map((row) => {
  const vehicleType = TYPES[row.vehicle_type];
  if (!vehicleType) throw new Error(`The model ${row.model_id} has the unknown type ${row.vehicle_type}`);
  const sourcePrices = (pricesByModel.get(row.model_id) ?? []).toSorted((a, b) => b.year - a.year);
  const prices = [...sourcePrices, ...olderPrices(row.model_id, vehicleType, sourcePrices.at(-1))];
  return {
    model: row.model_id,
    modelText: `${row.model} ${row.variant}`,
    brand: brandId(row.brand),
    brandText: row.brand,
    vehicleType,
    seats: Number(row.seats),
    deviation: PRICE_DEVIATION,
    prices,
    years: prices.map(({ year }) => year),
  };
});

/** Every plate region, sorted by plate code. */
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
