import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type Price, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import { yearlyPremium } from '@naungan/domain/premium';
import { lineProduct } from './line-products.ts';
import { vehicleDiscount } from './vehicle/discount.ts';

// Apart from `line-products.ts`: lists show prices as they were answered, and load nothing that works one out.

/** What a product costs for a search; `null` when it is not sold for it, or the search does not tell enough. */
export function searchPrice<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price | null {
  const priced = lineProduct(line).priced(search);
  return priced && lineOf(line).price(plan, priced, today);
}

/** The price that lists show, a year with its admin fee, where an order may be for several years [2 §9]. */
export function yearlyPrice<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price['amounts']['total'] | null {
  const { priced, ofOneYear } = lineProduct(line);
  const price = searchPrice(line, plan, search, today);
  const asked = priced(search);
  const year = price && asked && ofOneYear ? lineOf(line).price(plan, ofOneYear(asked), today) : price;
  return year && yearlyPremium(year.amounts.premium, year.amounts.adminFee);
}

/** What a product would cost without its discount, and the whole percent that this saves. */
export type Discount = { normal: Price['amounts']['premium']; saving: number };

const DISCOUNTS: {
  [L in SoldLine]?: (plan: PlanOf<L>, search: SearchOf<L>, today: IsoDate) => Discount | null;
} = { kendaraan: vehicleDiscount };

/** The discount in the price for a search; `null` where there is none. */
export function searchDiscount<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Discount | null {
  return DISCOUNTS[line]?.(plan, search, today) ?? null;
}
