import type { PropertyType } from '../lines/property/property-type.ts';
import type { PropertyTariff } from '../lines/property/tariff.ts';
import type { Expansion } from '../lines/vehicle/expansion.ts';
import type { ExtensionCode } from '../lines/vehicle/extension-rates.ts';
import type { ProductRate, VehicleTariff } from '../lines/vehicle/quote.ts';
import type { Cover } from '../lines/vehicle/vehicle-type.ts';
import type { Rupiah } from '../money/rupiah.ts';
import type { AgeBand } from '../premium/premium.ts';

/** The yearly premium by age, for a product that insures a person. */
export type AgeTariff = { kind: 'age'; adminFee: Rupiah; bands: AgeBand[] };

/** The rates of a vehicle product, in parts per million. `code` and `name` of an extension cannot be changed. */
export type VehicleRates = {
  kind: 'vehicle';
  adminFee: Rupiah;
  cover: Cover;
  discountRate: number;
  rates: ProductRate[];
  expansions: { id: string; code: ExtensionCode; name: string; rates: number[] }[];
};

/** The positions of a property product's rates in the regulator's bands, in parts per million of their width. */
export type PropertyPositions = {
  kind: 'property';
  adminFee: Rupiah;
  type: PropertyType;
  bandPosition: number;
  /** Null for a product without the flood extension. */
  floodPosition: number | null;
};

/** The part of a product's tariff that can be changed for certain days. */
export type TariffValues = AgeTariff | VehicleRates | PropertyPositions;

type WithFee = { adminFee: Rupiah };
type PersonTariff = { premi: readonly AgeBand[] };

/** Returns the tariff of a product that insures a person. */
export const ageTariffOf = ({ adminFee, premi }: WithFee & PersonTariff): AgeTariff => ({
  kind: 'age',
  adminFee,
  bands: premi.map(({ minAge, maxAge, value }) => ({ minAge, maxAge, value })),
});

/** Returns the tariff of a vehicle product. */
export const vehicleRatesOf = (plan: WithFee & VehicleTariff): VehicleRates => ({
  kind: 'vehicle',
  adminFee: plan.adminFee,
  cover: plan.typeCoverage,
  discountRate: plan.discountRate,
  rates: plan.rates.map(({ category, region, rate }) => ({ category, region, rate })),
  expansions: plan.expansion.map(({ _id, code, name, rates }) => ({
    id: _id,
    code,
    name,
    rates: [...rates],
  })),
});

/** Returns the tariff of a property product. */
export const propertyPositionsOf = (plan: WithFee & PropertyTariff): PropertyPositions => ({
  kind: 'property',
  adminFee: plan.adminFee,
  type: plan.typeCoverage,
  bandPosition: plan.bandPosition,
  floodPosition: plan.flood?.bandPosition ?? null,
});

/** Returns a tariff for persons with changed premiums. */
export const withAgeTariff = <Tariff extends object>(tariff: Tariff, values: TariffValues): Tariff =>
  values.kind === 'age' ? { ...tariff, premi: values.bands } : tariff;

/** Returns a vehicle tariff with changed rates. */
export function withVehicleRates<Tariff extends { expansion: readonly Pick<Expansion, '_id' | 'rates'>[] }>(
  tariff: Tariff,
  values: TariffValues,
): Tariff {
  if (values.kind !== 'vehicle') return tariff;
  const { discountRate, rates, expansions } = values;
  const ratesOf = new Map(expansions.map((row) => [row.id, row.rates]));
  return {
    ...tariff,
    discountRate,
    rates,
    expansion: tariff.expansion.map((row) => ({ ...row, rates: ratesOf.get(row._id) ?? row.rates })),
  };
}

/** Returns a property tariff with changed positions. */
export function withPropertyPositions<Tariff extends Pick<PropertyTariff, 'flood'>>(
  tariff: Tariff,
  values: TariffValues,
): Tariff {
  if (values.kind !== 'property') return tariff;
  const { bandPosition, floodPosition } = values;
  const flood = tariff.flood && {
    ...tariff.flood,
    bandPosition: floodPosition ?? tariff.flood.bandPosition,
  };
  return { ...tariff, bandPosition, flood };
}
