import type { LineTypes, ProductType, SearchOf } from '@naungan/domain/lines';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import type { LineOrder } from '../line-order.ts';
import { lineSearch } from '../lines.ts';
import type { OrderDraft, SlicesOf } from '../slices.ts';
import type { FlatOrderDraft } from './flat-draft.ts';

/** The draft of an order as stored in a browser; `searched` is the search at the draft's last change. */
export type SavedOrderDraft<L extends ProductType = ProductType> = {
  slices: SlicesOf<L>;
  sameAsAccount: boolean;
  searched?: SearchOf<L> | undefined;
};
export type SavedRevisionDraft<L extends ProductType = ProductType> = { slices: SlicesOf<L> };

/**
 * Returns a stored draft. A slice is missing if its step is newer than the draft: such a slice is empty. A
 * `FlatOrderDraft` is converted to slices.
 */
export function readSavedOrder<L extends ProductType>(
  line: L,
  { emptySlices, slicesOfFlatDraft }: Pick<LineOrder<L>, 'emptySlices' | 'slicesOfFlatDraft'>,
  saved: SavedOrderDraft<L> | FlatOrderDraft,
): SavedOrderDraft<L> {
  const searchCodec = lineSearch(line);
  const empty = emptySlices(searchCodec.read(new URLSearchParams()));
  if ('slices' in saved) return { ...saved, slices: { ...empty, ...saved.slices } };
  const { sameAsAccount, searched } = saved;
  return {
    slices: slicesOfFlatDraft ? slicesOfFlatDraft(saved) : empty,
    sameAsAccount,
    ...(searched && { searched: searchCodec.read(new URLSearchParams({ dob: searched })) }),
  };
}

/** Returns the draft of a revision: the stored slices, the insurer's data for a missing slice, and the files. */
export function readSavedRevision<L extends ProductType>(
  { revisedSlices }: Pick<LineOrder<L>, 'revisedSlices'>,
  revision: LineTypes[L]['revision'],
  saved: SavedRevisionDraft<L>,
  files: AttachmentFiles,
): OrderDraft<L> {
  return {
    slices: { ...revisedSlices(revision), ...saved.slices },
    files,
    // Only a new order has the checkbox that copies the account's data.
    sameAsAccount: false,
  };
}
