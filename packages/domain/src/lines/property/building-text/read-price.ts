import { extractPrices, type PriceText } from '../../../money/extract-prices.ts';
import type { Rupiah } from '../../../money/rupiah.ts';
import { BUILDING_LIMITS } from '../search.ts';

/** The amount below which a price is probably a premium, a rent or a mistyped number. */
const MIN_PRICE = 10_000_000;

/** Maximum number of billions that 'm' means: '36 m' is a size in metres. */
const MAX_BILLIONS = 20;

/** Matches '1,5 m' and '2m'. */
const BILLIONS = /(?<![\p{L}\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?m(?![\p{L}\p{N}])/gu;
/** Matches '1 miliar 500 juta'. */
const BILLIONS_AND_MILLIONS =
  /(?<![\p{L}\d.,])(\d{1,2}) ?(?:miliar|milyar) (\d{1,3}) ?(?:juta|jt)(?![\p{L}\p{N}])/gu;
/** Matches 'rp' before a number. */
const CURRENCY = /(?<!\p{L})rp\.? ?(?=\d)/gu;

/** Rewrites the amounts of a text in lower case for `extractPrices`: '1,5 m' becomes '1,5 miliar'. */
function withFullUnits(text: string): string {
  return text
    .replace(CURRENCY, 'rp ')
    .replace(BILLIONS, (matched, amount: string) =>
      Number(amount.replace(',', '.')) <= MAX_BILLIONS ? `${amount} miliar` : matched,
    )
    .replace(
      BILLIONS_AND_MILLIONS,
      (_, billions: string, millions: string) =>
        `rp ${Number(billions) * 1_000_000_000 + Number(millions) * 1_000_000}`,
    );
}

/** Returns the prices in a text, and the text without the prices. The text is in lower case; 'm' means a billion rupiah. */
export const extractBuildingPrices = (text: string) => extractPrices(withFullUnits(text));

/** Returns the only price; null if there are several, or if it cannot be the price of a building. */
export function onlyBuildingPrice(prices: readonly PriceText[]): Rupiah | null {
  const [first, ...others] = prices;
  if (!first || others.length > 0) return null;
  return first.price >= MIN_PRICE && first.price <= BUILDING_LIMITS.buildingPrices.max ? first.price : null;
}
