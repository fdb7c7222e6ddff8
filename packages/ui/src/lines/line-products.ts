import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type Price, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import type { LineProduct } from './line-product.ts';
import { PERSON_PRODUCT } from './person/product.ts';

const LINE_PRODUCTS: { [L in SoldLine]: LineProduct<L> } = {
  kesehatan: PERSON_PRODUCT,
  kecelakaandiri: PERSON_PRODUCT,
};

export function lineProduct<L extends SoldLine>(line: L): LineProduct<L> {
  return LINE_PRODUCTS[line];
}

/** What a product costs for a search; `null` when it is not sold for it. */
export function searchPrice<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  search: SearchOf<L>,
  today: IsoDate,
): Price | null {
  return lineOf(line).price(plan, lineProduct(line).priced(search), today);
}
