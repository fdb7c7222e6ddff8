import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import { BASE_RATES, PRICE_CLASS_ENDS, TARIFF_CATEGORIES, type TariffCategory } from './base-rates.ts';
import type { TariffRegion } from './tariff-region.ts';
import { type Cover, VEHICLE_TYPE_ROWS, type VehicleClass, type VehicleType } from './vehicle-type.ts';

/** The properties of a vehicle that determine its tariff band. `sumInsured` is the price with accessories, in rupiah. */
export type TariffVehicle = { vehicleType: VehicleType; sumInsured: Rupiah; region: TariffRegion };

/** The rates that the regulator allows for a vehicle, in parts per million of the sum insured, per year. */
export type TariffBand = { category: TariffCategory; region: TariffRegion; low: number; high: number };

const CATEGORY_OF_CLASS: Record<Exclude<VehicleClass, 'car'>, TariffCategory> = {
  truck: 6,
  bus: 7,
  motorcycle: 8,
};

/** Returns the tariff category: for a car by its sum insured (a price class includes its upper end), else by the vehicle class. */
export function tariffCategory({
  vehicleType,
  sumInsured,
}: Pick<TariffVehicle, 'vehicleType' | 'sumInsured'>): TariffCategory {
  const { tariffClass } = VEHICLE_TYPE_ROWS[vehicleType];
  if (tariffClass !== 'car') return CATEGORY_OF_CLASS[tariffClass];
  const index = PRICE_CLASS_ENDS.findIndex((classEnd) => sumInsured <= classEnd);
  return TARIFF_CATEGORIES[index === -1 ? PRICE_CLASS_ENDS.length : index] ?? 5;
}

/** Returns the tariff band of a vehicle for a cover, both ends included. */
export function bandFor(vehicle: TariffVehicle, cover: Cover): TariffBand {
  const { region } = vehicle;
  const category = tariffCategory(vehicle);
  const [low, high] = BASE_RATES[cover][category][region - 1] ?? [0, 0];
  return { category, region, low, high };
}

export const isInBand = ({ low, high }: TariffBand, rate: number): boolean => rate >= low && rate <= high;

/** Returns 'Kategori 2 (di atas Rp125.000.000 s/d Rp200.000.000)' or 'Kategori 8 (Roda dua)'. */
export function categoryText(category: TariffCategory, vehicleType: VehicleType): string {
  const { tariffClass, tariffLabel } = VEHICLE_TYPE_ROWS[vehicleType];
  const name = `Kategori ${category}`;
  if (tariffClass !== 'car') return `${name} (${tariffLabel})`;
  // Category 1 is the first price class, which begins at 0.
  const lowerEnd = PRICE_CLASS_ENDS[category - 2];
  const upperEnd = PRICE_CLASS_ENDS[category - 1];
  const range = [
    ...(lowerEnd === undefined ? [] : [`di atas ${formatRupiah(lowerEnd)}`]),
    ...(upperEnd === undefined ? [] : [`s/d ${formatRupiah(upperEnd)}`]),
  ];
  return `${name} (${range.join(' ')})`;
}
