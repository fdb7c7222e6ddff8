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
  /** Discount in parts per million of the rate. The discounted rate is never below the regulator's minimum. */
  discountRate: number;
  expansion: readonly Expansion[];
};

/** The properties of a vehicle that determine its premium. `seats` include the driver's. */
export type PricedVehicle = {
  vehicleType: VehicleType;
  year: number;
  price: Rupiah;
  region: TariffRegion;
  seats: number;
};

/** The insured vehicle with its accessories and extensions. */
export type QuotedVehicle = {
  vehicle: PricedVehicle;
  accesories: readonly Pick<Accessory, 'accesoriesValue'>[];
  /** Ids of the extensions. */
  expansion: readonly string[];
};

/** A premium with all factors of its calculation. */
export type VehicleQuote = {
  band: TariffBand;
  sumInsured: Rupiah;
  /** The total value of the accessories. */
  accessories: Rupiah;
  age: number;
  /** The loading for age, in parts per million of the premium. */
  loading: number;
  /** The insurer's rate before and after the discount, in parts per million: both inside the band. */
  rate: number;
  discountedRate: number;
  /** The basic premium at the discounted rate, and the additional premium because of the vehicle's age. */
  basicPremium: Rupiah;
  loadingPremium: Rupiah;
  expansions: PricedExpansion[];
  /** The yearly premium before and after the discount, with extensions, without fees [2 §3]. */
  premi: { normal: Rupiah; discount: Rupiah };
};

const isPrice = (price: Rupiah) => Number.isSafeInteger(price) && price > 0;

/** Returns the insurer's rate for a band; `null` if the insurer has no rate, or if the rate is outside the band. */
export function rateInBand(rates: readonly ProductRate[], band: TariffBand): number | null {
  const productRate = rates.find(
    ({ category, region }) => category === band.category && region === band.region,
  );
  return productRate && isInBand(band, productRate.rate) ? productRate.rate : null;
}

/** Returns the rate after a discount, but at least the lower end of the regulator's band. */
export function applyDiscount(rate: number, discountRate: number, { low }: Pick<TariffBand, 'low'>): number {
  return Math.max(low, applyRate(rate, PPM - discountRate));
}

/**
 * Returns each chosen extension with its price; `null` if the product or the vehicle cannot have one of the extensions, or
 * if an extension is chosen twice.
 */
function priceChosenExpansions(
  productExpansions: readonly Expansion[],
  chosenIds: readonly string[],
  basis: ExpansionBasis,
): PricedExpansion[] | null {
  const expansions: PricedExpansion[] = [];
  for (const id of chosenIds) {
    const expansion = productExpansions.find(({ _id }) => _id === id);
    const pricedExpansion = expansion && priceExpansion(expansion, basis);
    // An order may contain each extension only once, with one limit.
    if (!pricedExpansion || expansions.some(({ code }) => code === pricedExpansion.code)) return null;
    expansions.push(pricedExpansion);
  }
  return expansions;
}

/** Returns the year of a date, for the ages of vehicles; NaN for an invalid date. */
export const yearOf = (day: IsoDate): number => isoParts(day)?.year ?? Number.NaN;

/** Returns the tariff of a product for a vehicle; `null` if the product does not insure the vehicle. */
export function tariffFor(product: VehicleTariff, { vehicle, accesories }: QuotedVehicle, day: IsoDate) {
  const { typeCoverage, vehicleTypes, maxAge, rates } = product;
  const { vehicleType, price, region, year } = vehicle;
  const accessories = totalAccessories(accesories);
  const sumInsured = price + accessories;
  const age = vehicleAge(year, yearOf(day));
  const isAgeInsured = age <= maxAge;
  if (!isPrice(price) || !isPrice(sumInsured) || !isAgeInsured) return null;
  if (!vehicleTypes.includes(vehicleType) || !coversOf(vehicleType).includes(typeCoverage)) return null;
  const band = bandFor({ vehicleType, sumInsured, region }, typeCoverage);
  const rate = rateInBand(rates, band);
  const loading = ageLoading(typeCoverage, age);
  return rate === null || loading === null ? null : { accessories, sumInsured, age, band, rate, loading };
}

/** Returns the values from which the prices of a product's extensions are calculated. */
export function expansionBasis(
  product: VehicleTariff,
  { vehicle }: Pick<QuotedVehicle, 'vehicle'>,
  { sumInsured, rate }: { sumInsured: Rupiah; rate: number },
): ExpansionBasis {
  const { vehicleType, region, seats } = vehicle;
  return { vehicleType, region, seats, sumInsured, cover: product.typeCoverage, baseRate: rate };
}

/**
 * Returns the yearly premium of the cover, rounded once [Q16]. If the loading were rounded separately, the premium could be
 * almost one rupiah below the regulator's minimum.
 */
const coverPremium = (sumInsured: Rupiah, rate: number, loading: number): Rupiah =>
  applyRates(sumInsured, [rate, PPM + loading]);

/**
 * Returns the quote of a product for a vehicle on `day`; `null` if the product does not insure the vehicle, or not with
 * these extensions. The premiums of the cover and of each extension are rounded once, after the last multiplication [Q16].
 */
export function quoteVehicle(
  product: VehicleTariff,
  quotedVehicle: QuotedVehicle,
  day: IsoDate,
): VehicleQuote | null {
  const tariff = tariffFor(product, quotedVehicle, day);
  if (!tariff) return null;
  const { sumInsured, band, rate, loading } = tariff;
  const basis = expansionBasis(product, quotedVehicle, tariff);
  const expansions = priceChosenExpansions(product.expansion, quotedVehicle.expansion, basis);
  if (!expansions) return null;
  const discountedRate = applyDiscount(rate, product.discountRate, band);
  const extensionPremium = expansions.reduce((sum, { premi }) => sum + premi, 0);
  const discountedPremium = coverPremium(sumInsured, discountedRate, loading);
  const basicPremium = applyRate(sumInsured, discountedRate);
  const premiumBeforeDiscount = coverPremium(sumInsured, rate, loading) + extensionPremium;
  const premiumAfterDiscount = discountedPremium + extensionPremium;
  return {
    ...tariff,
    discountedRate,
    basicPremium,
    loadingPremium: discountedPremium - basicPremium,
    expansions,
    premi: { normal: premiumBeforeDiscount, discount: premiumAfterDiscount },
  };
}

/** Returns every extension of a product that this vehicle can have, with its price, for the dialog [2 §2]. */
export function offeredExpansions(
  product: VehicleTariff,
  quotedVehicle: Omit<QuotedVehicle, 'expansion'>,
  day: IsoDate,
): PricedExpansion[] {
  const tariff = tariffFor(product, { ...quotedVehicle, expansion: [] }, day);
  if (!tariff) return [];
  const basis = expansionBasis(product, quotedVehicle, tariff);
  return product.expansion.flatMap((expansion) => priceExpansion(expansion, basis) ?? []);
}
