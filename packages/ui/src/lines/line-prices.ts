import type { IsoDate } from '@naungan/domain/dates';
import type { LinePricing, LineTypes, PlanOf, Price, ProductType, SearchOf } from '@naungan/domain/lines';
import { oneYearPrice } from '@naungan/domain/premium';
import { lineProduct } from './lines.ts';
import { searchPrice } from './search-price.ts';

type Pricing<L extends ProductType> = Pick<LinePricing<LineTypes[L]>, 'price'>;

/** Returns the price of one year, even if the order is for several years; null without a complete search. */
function priceOfOneYear<L extends ProductType>(
  line: L,
  pricing: Pricing<L>,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price | null {
  const { priceInputOf, oneYearInputOf } = lineProduct(line);
  const price = searchPrice(line, pricing, plan, search, today);
  const priceInput = priceInputOf(search);
  if (!price || !priceInput) return null;
  // A line without `oneYearInputOf` has a fixed term of one year.
  return oneYearInputOf ? pricing.price(plan, oneYearInputOf(priceInput), today) : price;
}

/** Returns the price that lists show: the price of one year with the admin fee [2 §9]. */
export function yearlyPrice<L extends ProductType>(
  ...input: Parameters<typeof priceOfOneYear<L>>
): Price['amounts']['total'] | null {
  const price = priceOfOneYear(...input);
  return price && oneYearPrice(price.amounts.premium, price.amounts.adminFee);
}

/** Returns the premium of one year, without fees. */
export const yearlyPremium = <L extends ProductType>(
  ...input: Parameters<typeof priceOfOneYear<L>>
): Price['amounts']['premium'] | null => priceOfOneYear(...input)?.amounts.premium ?? null;
