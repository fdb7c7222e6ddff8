import { applyRate, applyRates } from '../../money/rate.ts';
import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import { EXTENSIONS, type ExtensionCode, type ExtensionLimits, type LimitSlice } from './extension-rates.ts';
import type { TariffVehicle } from './tariff-band.ts';
import type { TariffRegion } from './tariff-region.ts';
import { type Cover, VEHICLE_TYPE_ROWS } from './vehicle-type.ts';

/** An extension that a product offers [2 §3]. */
export type Expansion = {
  _id: string;
  featureId: string;
  name: string;
  code: ExtensionCode;
  /** Limit of liability or sum per person, in rupiah; 0 if the sum insured is the limit. */
  limit: Rupiah;
  /** The insurer's rates in parts per million, by region; empty if the tariff has a rate for each slice of the limit. */
  rates: readonly number[];
};

/** The data that determine the price of an extension. `baseRate` is the product's rate in parts per million, before a discount. */
export type ExpansionBasis = TariffVehicle & { cover: Cover; seats: number; baseRate: number };

/** An extension with its price for a vehicle, and the calculation. */
export type PricedExpansion = {
  _id: string;
  featureId: string;
  code: ExtensionCode;
  /** The name for display, see `expansionName`. */
  name: string;
  /** Rate in parts per million of the sum insured; 0 if the price does not depend on the sum insured. */
  rate: number;
  premi: Rupiah;
  /** `premi` is the sum of the parts. A part is the amount × all rates (in parts per million) × `times`. */
  parts: { amount: Rupiah; rates: readonly number[]; times: number }[];
};

/** Returns the number of seats without the driver's. */
const passengerSeats = (seats: number): number => Math.max(1, seats - 1);

/** Returns ' per kursi × 6' for an extension per passenger seat, ' per kursi' without a vehicle, '' for another extension. */
function seatText(code: ExtensionCode, seats: number | undefined): string {
  if (EXTENSIONS[code].basis !== 'seat') return '';
  return seats === undefined ? ' per kursi' : ` per kursi × ${passengerSeats(seats)}`;
}

/**
 * Returns the name of an extension: 'Kecelakaan diri penumpang, Rp10 juta per kursi × 6'. `seats` includes the driver's
 * seat. Without a vehicle `seats` is absent, and the name has no number of seats.
 */
export const expansionName = ({ code, name }: Pick<Expansion, 'code' | 'name'>, seats?: number): string =>
  `${name}${seatText(code, seats)}`;

/** Returns the text of the maximum payment of an extension: a sum, the sum insured, or 'Termasuk' for the choice of a workshop. */
export function expansionLimitText(
  { code, limit }: Pick<Expansion, 'code' | 'limit'>,
  seats?: number,
): string {
  const { basis } = EXTENSIONS[code];
  if (basis === 'sum-insured') return 'Harga pertanggungan';
  return basis === 'base-premium' ? 'Termasuk' : `${formatRupiah(limit)}${seatText(code, seats)}`;
}

/** Returns the amount of a limit in each slice of the tariff; `null` without slices, or if the limit exceeds the last slice. */
function partsOfLimit(slices: readonly LimitSlice[], limit: Rupiah) {
  const lastSlice = slices.at(-1);
  if (!lastSlice || (lastSlice.to !== null && limit > lastSlice.to)) return null;
  return slices
    .filter(({ from }) => limit > from)
    .map(({ from, to, rate }) => ({ amount: Math.min(limit, to ?? limit) - from, rates: [rate], times: 1 }));
}

const isAllowedRate = ([low, high]: ExtensionLimits, rate: number) =>
  rate >= low && (high === null || rate <= high);

/**
 * Returns the lowest and the highest rate of an extension in a region; `null` if the tariff has slices, or if the cover
 * does not have the extension.
 */
export function extensionLimits(
  code: ExtensionCode,
  cover: Cover,
  region: TariffRegion,
): ExtensionLimits | null {
  const tariff = EXTENSIONS[code];
  if (tariff.basis === 'limit') return null;
  return tariff.basis === 'sum-insured' ? (tariff.rates[cover]?.[region - 1] ?? null) : tariff.rates;
}

type Part = PricedExpansion['parts'][number];

/** Returns the amounts and rates of an extension; `null` if the extension is not for this vehicle, or its rate is outside the tariff. */
function priceParts(expansion: Expansion, basis: ExpansionBasis): Part[] | null {
  const { cover, region, sumInsured, seats, baseRate } = basis;
  const tariff = EXTENSIONS[expansion.code];
  const { tariffClass } = VEHICLE_TYPE_ROWS[basis.vehicleType];
  if (!tariff.classes.includes(tariffClass) || !tariff.covers.includes(cover)) return null;
  if (tariff.basis === 'limit') return partsOfLimit(tariff.slices[tariffClass] ?? [], expansion.limit);
  const rate = expansion.rates[region - 1];
  const limits = extensionLimits(expansion.code, cover, region);
  if (rate === undefined || limits === null || !isAllowedRate(limits, rate)) return null;
  if (tariff.basis === 'sum-insured') return [{ amount: sumInsured, rates: [rate], times: 1 }];
  if (tariff.basis === 'base-premium') return [{ amount: sumInsured, rates: [baseRate, rate], times: 1 }];
  const times = tariff.basis === 'seat' ? passengerSeats(seats) : 1;
  return [{ amount: expansion.limit, rates: [rate], times }];
}

/** Returns the premium of the parts in whole rupiah. Rounds once, after the addition of the parts [Q16]. */
function premiumOf(parts: readonly Part[]): Rupiah {
  const [firstPart, ...otherParts] = parts;
  if (firstPart && otherParts.length === 0)
    return applyRates(firstPart.amount * firstPart.times, firstPart.rates);
  // Rates are in parts per million, so the sum is in millionths of a rupiah. A rate of 1 ppm converts it to rupiah.
  const millionths = parts.reduce(
    (sum, { amount, rates: [rate = 0], times }) => sum + amount * times * rate,
    0,
  );
  return applyRate(millionths, 1);
}

/**
 * Returns the price of an extension for a vehicle; `null` if the extension is not for this vehicle, or its rate is
 * outside the tariff.
 */
export function priceExpansion(expansion: Expansion, basis: ExpansionBasis): PricedExpansion | null {
  const parts = priceParts(expansion, basis);
  if (!parts || parts.length === 0) return null;
  const { _id, featureId, code } = expansion;
  const name = expansionName(expansion, basis.seats);
  const isRateOfSumInsured = EXTENSIONS[code].basis === 'sum-insured';
  const rate = isRateOfSumInsured ? (parts[0]?.rates[0] ?? 0) : 0;
  return { _id, featureId, code, name, rate, premi: premiumOf(parts), parts };
}
