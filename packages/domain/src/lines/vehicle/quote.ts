import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import { applyRate, applyRates, PPM } from '../../money/rate.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type Accessory, totalAccessories } from './accessories.ts';
import { ageLoading, vehicleAge } from './age-loading.ts';
import type { TariffCategory } from './base-rates.ts';
import { type Expansion, type ExpansionBasis, type PricedExpansion, priceExpansion } from './expansion.ts';
import { bandFor, isInBand, type TariffBand } from './tariff-band.ts';
import type { TariffRegion } from './tariff-region.ts';
import { type Cover, coversOf, type VehicleType } from './vehicle-type.ts';

/** An insurer's rate in parts per million of the sum insured, for a category and a region. */
export type ProductRate = { category: TariffCategory; region: TariffRegion; rate: number };

/** The fields of a product that determine its premium. */
export type VehicleTariff = {
  typeCoverage: Cover;
  /** The insured types of vehicle. */
  vehicleTypes: readonly VehicleType[];
  /** Maximum age of a vehicle, in years. */
  maxAge: number;
  rates: readonly ProductRate[];
  /** Discount on the rate, in parts per million of it; the result is never below the regulator's minimum. */
  discountRate: number;
  expansion: readonly Expansion[];
};

/** The facts of a vehicle that determine its premium. `seats` include the driver's. */
export type PricedVehicle = {
  vehicleType: VehicleType;
  year: number;
  price: Rupiah;
  region: TariffRegion;
  seats: number;
};

/** The insured vehicle, with the choices for it. */
export type QuotedVehicle = {
  vehicle: PricedVehicle;
  accesories: readonly Pick<Accessory, 'accesoriesValue'>[];
  /** Ids of the extensions. */
  expansion: readonly string[];
};

/** A premium with all its factors. */
export type VehicleQuote = {
  band: TariffBand;
  sumInsured: Rupiah;
  accessories: Rupiah;
  age: number;
  /** The loading for age, in parts per million of the premium. */
  loading: number;
  /** The insurer's rate, and the rate after the discount: both inside the band. */
  rate: number;
  discountedRate: number;
  /** With the rate after the discount: basic premium, and the rest of the premium for the loading for age. */
  basic: Rupiah;
  loadingPremium: Rupiah;
  expansions: PricedExpansion[];
  /** Per year, before and after the discount; with extensions, without fees [2 §3]. */
  premi: { normal: Rupiah; discount: Rupiah };
};

const isPrice = (price: Rupiah) => Number.isSafeInteger(price) && price > 0;

/** Returns the insurer's rate in a band; `null` without one, or if the regulator does not allow it. */
export function rateIn(rates: readonly ProductRate[], band: TariffBand): number | null {
  const productRate = rates.find(
    ({ category, region }) => category === band.category && region === band.region,
  );
  return productRate && isInBand(band, productRate.rate) ? productRate.rate : null;
}

/** Returns the rate after a discount, at least the lower end of the regulator's band. */
export function applyDiscount(rate: number, discountRate: number, { low }: Pick<TariffBand, 'low'>): number {
  return Math.max(low, applyRate(rate, PPM - discountRate));
}

/**
 * Returns each chosen extension with its price; `null` if one is not the product's, not for this vehicle, or chosen
 * twice.
 */
function chosenExpansions(
  offered: readonly Expansion[],
  chosen: readonly string[],
  basis: ExpansionBasis,
): PricedExpansion[] | null {
  const expansions: PricedExpansion[] = [];
  for (const id of chosen) {
    const expansion = offered.find(({ _id }) => _id === id);
    const one = expansion && priceExpansion(expansion, basis);
    // Two limits of one extension exclude each other.
    if (!one || expansions.some(({ code }) => code === one.code)) return null;
    expansions.push(one);
  }
  return expansions;
}

/** Returns the year in which ages of vehicles count; NaN for an invalid date. */
export const yearOf = (day: IsoDate): number => isoParts(day)?.year ?? Number.NaN;

/** Returns the tariff of a product for a vehicle; `null` if the product does not insure it. */
export function tariffFor(product: VehicleTariff, { vehicle, accesories }: QuotedVehicle, day: IsoDate) {
  const { typeCoverage, vehicleTypes, maxAge, rates } = product;
  const { vehicleType, price, region, year } = vehicle;
  const accessories = totalAccessories(accesories);
  const sumInsured = price + accessories;
  const age = vehicleAge(year, yearOf(day));
  if (!isPrice(price) || !isPrice(sumInsured) || !(age <= maxAge)) return null;
  if (!vehicleTypes.includes(vehicleType) || !coversOf(vehicleType).includes(typeCoverage)) return null;
  const band = bandFor({ vehicleType, sumInsured, region }, typeCoverage);
  const rate = rateIn(rates, band);
  const loading = ageLoading(typeCoverage, age);
  return rate === null || loading === null ? null : { accessories, sumInsured, age, band, rate, loading };
}

/** Returns the basis for pricing a product's extensions for a vehicle. */
export function expansionBasis(
  product: VehicleTariff,
  { vehicle }: Pick<QuotedVehicle, 'vehicle'>,
  { sumInsured, rate }: { sumInsured: Rupiah; rate: number },
): ExpansionBasis {
  const { vehicleType, region, seats } = vehicle;
  return { vehicleType, region, seats, sumInsured, cover: product.typeCoverage, baseRate: rate };
}

/**
 * Returns the yearly premium of the cover, rounded once [Q16]: with a separate rounding of the loading it could be
 * almost a rupiah below the regulator's minimum.
 */
const coverPremium = (sumInsured: Rupiah, rate: number, loading: number): Rupiah =>
  applyRates(sumInsured, [rate, PPM + loading]);

/**
 * Returns the quote of a product for a vehicle on `day`. The premium of the cover and of each extension is rounded once,
 * after the last of its rates [Q16]. `null` if the product does not insure the vehicle, or not with these extensions.
 */
export function quoteVehicle(
  product: VehicleTariff,
  quoted: QuotedVehicle,
  day: IsoDate,
): VehicleQuote | null {
  const tariff = tariffFor(product, quoted, day);
  if (!tariff) return null;
  const { sumInsured, band, rate, loading } = tariff;
  const basis = expansionBasis(product, quoted, tariff);
  const expansions = chosenExpansions(product.expansion, quoted.expansion, basis);
  if (!expansions) return null;
  const discountedRate = applyDiscount(rate, product.discountRate, band);
  const extended = expansions.reduce((sum, { premi }) => sum + premi, 0);
  const cover = coverPremium(sumInsured, discountedRate, loading);
  const basic = applyRate(sumInsured, discountedRate);
  const normal = coverPremium(sumInsured, rate, loading) + extended;
  const discount = cover + extended;
  return {
    ...tariff,
    discountedRate,
    basic,
    loadingPremium: cover - basic,
    expansions,
    premi: { normal, discount },
  };
}

/** Returns every extension of a product that this vehicle can have, with its price, for the dialog [2 §2]. */
export function offeredExpansions(
  product: VehicleTariff,
  quoted: Omit<QuotedVehicle, 'expansion'>,
  day: IsoDate,
): PricedExpansion[] {
  const tariff = tariffFor(product, { ...quoted, expansion: [] }, day);
  if (!tariff) return [];
  const basis = expansionBasis(product, quoted, tariff);
  return product.expansion.flatMap((expansion) => priceExpansion(expansion, basis) ?? []);
}
