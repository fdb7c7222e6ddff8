import { oneYearPrice } from '@naungan/domain/premium';
import type { Offer, OfferPrices, ProductIndex } from './product-index.ts';

type Offers<Tariff> = Pick<ProductIndex<Tariff>, 'offers' | 'cachedPrices'>;

function computePrices<Tariff>(
  offers: readonly Offer<Tariff>[],
  premiumOf: (tariff: Tariff) => number | null,
): OfferPrices {
  const premiumByTariff = new Map<Tariff, number>();
  const premiums = Float64Array.from(offers, ({ tariff }) => {
    const premium = premiumByTariff.get(tariff) ?? premiumOf(tariff) ?? Number.NaN;
    premiumByTariff.set(tariff, premium);
    return premium;
  });
  const prices = premiums.map((premium, offer) => oneYearPrice(premium, offers[offer]?.adminFee ?? 0));
  const priceAt = (offer = -1) => prices[offer] ?? Number.NaN;
  const cheapestFirst = Int32Array.from(prices.keys())
    .filter((offer) => !Number.isNaN(priceAt(offer)))
    .sort((a, b) => priceAt(a) - priceAt(b));
  const highestPrice = cheapestFirst.length === 0 ? null : priceAt(cheapestFirst.at(-1));
  return { premiums, prices, cheapestFirst, highestPrice };
}

/**
 * Returns the prices of all offers for a search. `premiumOf` returns the yearly premium of a tariff, or null if the tariff
 * does not insure the search. `searchKey` contains everything that `premiumOf` depends on in addition to the tariff.
 */
export const offerPrices = <Tariff>(
  { offers, cachedPrices }: Offers<Tariff>,
  searchKey: string,
  premiumOf: (tariff: Tariff) => number | null,
): OfferPrices => cachedPrices.get(searchKey, () => computePrices(offers, premiumOf));
