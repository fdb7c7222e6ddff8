import type { IsoDate } from '@naungan/domain/dates';
import type { LinePricing, LineTypes, PlanOf, Price, ProductType, SearchOf } from '@naungan/domain/lines';
import { lineProduct } from './lines.ts';

/**
 * Returns the price of a product for a search; `null` if the product is not sold for the search, or the search is
 * incomplete.
 */
export function searchPrice<L extends ProductType>(
  line: L,
  pricing: Pick<LinePricing<LineTypes[L]>, 'price'>,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price | null {
  const priceInput = lineProduct(line).priceInputOf(search);
  return priceInput && pricing.price(plan, priceInput, today);
}
