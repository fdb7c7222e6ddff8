import type { LineTypes, ProductType } from '@naungan/domain/lines';
import type { LineOrder } from './line-order.ts';
import type { OrderDraft } from './slices.ts';

/** A revision begins with what the insurer has now. */
export function revisionDraft<L extends ProductType>(
  { revisedSlices }: Pick<LineOrder<L>, 'revisedSlices'>,
  revision: LineTypes[L]['revision'],
): OrderDraft<L> {
  return { slices: revisedSlices(revision), files: {}, sameAsAccount: false };
}
