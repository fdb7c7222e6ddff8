import type { LineTypes, ProductType } from '@naungan/domain/lines';
import type { LineOrder } from './line-order.ts';
import type { OrderDraft } from './slices.ts';

/** Returns the initial draft of a revision, with the current data of the order. */
export function revisionDraft<L extends ProductType>(
  { revisedSlices }: Pick<LineOrder<L>, 'revisedSlices'>,
  revision: LineTypes[L]['revision'],
): OrderDraft<L> {
  return { slices: revisedSlices(revision), files: {}, sameAsAccount: false };
}
