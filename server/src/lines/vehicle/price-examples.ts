import { todayInJakarta } from '@naungan/domain/dates';
import {
  offeredExpansions,
  quoteVehicle,
  TARIFF_REGION_LABELS,
  type TariffCategory,
  VEHICLE_TYPE_ROWS,
  type VehicleType,
} from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { PriceExample } from '../price-example.ts';

const MILLION = 1_000_000;
/** A vehicle of each category of the tariff, with its price in millions of rupiah. */
const VEHICLES: Record<TariffCategory, { vehicleType: VehicleType; millions: number; seats: number }> = {
  1: { vehicleType: 'MV4', millions: 100, seats: 5 },
  2: { vehicleType: 'MV4', millions: 175, seats: 7 },
  3: { vehicleType: 'MV4', millions: 300, seats: 7 },
  4: { vehicleType: 'MV4', millions: 600, seats: 5 },
  5: { vehicleType: 'MV4', millions: 1_000, seats: 5 },
  6: { vehicleType: 'TRUCK', millions: 400, seats: 3 },
  7: { vehicleType: 'BUS', millions: 700, seats: 30 },
  8: { vehicleType: 'MV2', millions: 20, seats: 2 },
};
/** Jakarta, where most customers of the example are. */
const USUAL_REGION = 2;
/** Years since the model year, without a loading. */
const AGE = 1;

type Rate = VehiclePlan['rates'][number];

const quotedVehicle = ({ category, region }: Rate, now: Date) => {
  const { vehicleType, millions, seats } = VEHICLES[category];
  const year = Number(todayInJakarta(now).slice(0, 4)) - AGE;
  return { vehicle: { vehicleType, year, price: millions * MILLION, region, seats }, accesories: [] };
};

const factsOf = ({ category, region }: Rate) => ({
  label: `${VEHICLE_TYPE_ROWS[VEHICLES[category].vehicleType].label}, kategori ${category}`,
  detail: TARIFF_REGION_LABELS[region].replace(/ \(.*/, ''),
  sumInsured: VEHICLES[category].millions * MILLION,
});

/** Returns one example for each rate of the product, and one for each extension in the first example's region. */
export function vehicleExamples(plan: VehiclePlan, now: Date): PriceExample<VehiclePlan>[] {
  const day = todayInJakarta(now);
  const isUsual = ({ region }: Rate) => region === USUAL_REGION;
  const rates = [...plan.rates.filter(isUsual), ...plan.rates.filter((rate) => !isUsual(rate))];
  const coverExamples = rates.map((rate) => ({
    ...factsOf(rate),
    premiumOf: (priced: VehiclePlan) =>
      quoteVehicle(priced, { ...quotedVehicle(rate, now), expansion: [] }, day)?.premi.discount ?? null,
  }));
  const [first] = rates;
  if (!first) return coverExamples;
  return [
    ...coverExamples,
    ...plan.expansion.map(({ _id, name }) => ({
      ...factsOf(first),
      label: `Perluasan ${name}`,
      premiumOf: (priced: VehiclePlan) =>
        offeredExpansions(priced, quotedVehicle(first, now), day).find((row) => row._id === _id)?.premi ??
        null,
    })),
  ];
}
