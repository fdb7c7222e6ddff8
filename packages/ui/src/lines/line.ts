import type { ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { LineProduct } from './line-product.ts';

/** One entry of `LINES`: what lists and links need. */
export type LineScreens<L extends ProductType> = {
  /** Reads and writes the line's search. */
  search: SearchCodec<SearchOf<L>>;
  /** Words of the search, the list and the prices. */
  product: LineProduct<L>;
};
