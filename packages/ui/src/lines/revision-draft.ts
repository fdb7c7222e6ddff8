import type { LineTypes, ProductType } from '@naungan/domain/lines';
import { lineOrder } from './line-orders.ts';
import type { OrderDraft } from './slices.ts';

/** A revision begins with what the insurer has now. */
export function revisionDraft<L extends ProductType>(
  line: L,
  revision: LineTypes[L]['revision'],
): OrderDraft<L> {
  return { slices: lineOrder(line).revisedSlices(revision), files: {}, sameAsAccount: false };
}
