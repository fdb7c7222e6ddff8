import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';

/** What a model of a year is sold for, and by how many percent a price may lie from it [2 §3]. */
export type MarketPrice = { price: Rupiah; deviation: number };

/** ±10 % [2 §9]. */
export const PRICE_DEVIATION = 10;

export type PriceLimits = { min: Rupiah; max: Rupiah };

/** From the market price divided by 1.1 to 1.1 times it [2 §5], in whole rupiah within. */
export function priceLimits({ price, deviation }: MarketPrice): PriceLimits {
  return {
    min: Math.ceil((price * 100) / (100 + deviation)),
    max: Math.floor((price * (100 + deviation)) / 100),
  };
}

/** 'Kisaran Harga Pasaran : Rp100.000.000 s/d Rp121.000.000' [2 §5]. */
export function priceLimitsText(market: MarketPrice): string {
  const { min, max } = priceLimits(market);
  return `Kisaran Harga Pasaran : ${formatRupiah(min)} s/d ${formatRupiah(max)}`;
}

/** The message for a price outside of what the market pays, or `null`. */
export function checkMarketPrice(price: Rupiah, market: MarketPrice): string | null {
  const { min, max } = priceLimits(market);
  return price >= min && price <= max ? null : priceLimitsText(market);
}
