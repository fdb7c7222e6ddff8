import type { IsoDate } from '@naungan/domain/dates';
import type { LinePricing, LineTypes, PlanOf, Price, ProductType, SearchOf } from '@naungan/domain/lines';
import { oneYearPrice } from '@naungan/domain/premium';
import { lineProduct } from './lines.ts';
import { searchPrice } from './search-price.ts';

/**
 * Returns the price that lists show: the price of one year with the admin fee, even if the order is for several
 * years [2 §9].
 */
export function yearlyPrice<L extends ProductType>(
  line: L,
  pricing: Pick<LinePricing<LineTypes[L]>, 'price'>,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price['amounts']['total'] | null {
  const { priceInputOf, oneYearInputOf } = lineProduct(line);
  const price = searchPrice(line, pricing, plan, search, today);
  const priceInput = priceInputOf(search);
  if (!price || !priceInput) return null;
  // A line without `oneYearInputOf` has a fixed term of one year.
  const priceOfOneYear = oneYearInputOf ? pricing.price(plan, oneYearInputOf(priceInput), today) : price;
  return priceOfOneYear && oneYearPrice(priceOfOneYear.amounts.premium, priceOfOneYear.amounts.adminFee);
}
