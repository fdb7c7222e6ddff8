import type { ProductType, SearchOf } from '@naungan/domain/lines';
import type { LineOrder } from './line-order.ts';
import type { OrderDraft } from './slices.ts';

/** Returns a new draft with the values of the search. */
export function emptyDraft<L extends ProductType>(
  { emptySlices }: Pick<LineOrder<L>, 'emptySlices'>,
  search: SearchOf<L>,
): OrderDraft<L> {
  return { slices: emptySlices(search), files: {}, sameAsAccount: false };
}
