import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineOrder } from './line-orders.ts';
import type { OrderDraft } from './slices.ts';

/** A new draft, which takes over what was searched for. */
export function emptyDraft<L extends ProductType>(line: L, search: SearchOf<L>): OrderDraft<L> {
  return { slices: lineOrder(line).emptySlices(search), files: {}, sameAsAccount: false };
}
