import type { SearchOf, SoldLine } from '@naungan/domain/lines';
import { lineOrder } from './line-orders.ts';
import type { OrderDraft } from './slices.ts';

/** A new draft, which takes over what was searched for. */
export function emptyDraft<L extends SoldLine>(line: L, search: SearchOf<L>): OrderDraft<L> {
  return { slices: lineOrder(line).emptySlices(search), files: {}, sameAsAccount: false };
}
