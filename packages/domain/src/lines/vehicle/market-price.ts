import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import { YEARLY_DEPRECIATION } from './depreciation.ts';
import { percentText } from './percent-text.ts';
import type { VehicleType } from './vehicle-type.ts';

/** The market price of a model and year, and the allowed deviation in percent [2 §3]. */
export type MarketPrice = { price: Rupiah; deviation: number };

/** Percent by which the insured price may differ from the market price [2 §9]. */
export const PRICE_DEVIATION = 10;

export type PriceLimits = { min: Rupiah; max: Rupiah };

/**
 * Returns the range of insured prices in whole rupiah [2 §5]. For a deviation of 10 %: from the market price divided by 1.1
 * to the market price times 1.1.
 */
export function priceLimits({ price, deviation }: MarketPrice): PriceLimits {
  return {
    min: Math.ceil((price * 100) / (100 + deviation)),
    max: Math.floor((price * (100 + deviation)) / 100),
  };
}

/** Returns 'Kisaran Harga Pasaran : Rp100.000.000 s/d Rp121.000.000' [2 §5]. */
export function priceLimitsText(market: MarketPrice): string {
  const { min, max } = priceLimits(market);
  return `Kisaran Harga Pasaran : ${formatRupiah(min)} s/d ${formatRupiah(max)}`;
}

/** Returns the message for a price outside the range, or `null`. */
export function checkMarketPrice(price: Rupiah, market: MarketPrice): string | null {
  const { min, max } = priceLimits(market);
  return price >= min && price <= max ? null : priceLimitsText(market);
}

/** The source of a market price. */
export type PriceSource = {
  vehicleType: VehicleType;
  year: number;
  /** The year from whose price the market price is calculated by depreciation; null for a price from the price list. */
  derivedFrom: number | null;
};

/** Returns the note next to a calculated market price; `null` for a price from the price list. */
export function derivedPriceNote({ vehicleType, year, derivedFrom }: PriceSource): string | null {
  if (derivedFrom === null) return null;
  const depreciation = percentText(YEARLY_DEPRECIATION[vehicleType]);
  return `Harga pasaran tahun ${year} adalah perkiraan: harga tahun ${derivedFrom} dengan penyusutan ${depreciation} per tahun.`;
}
