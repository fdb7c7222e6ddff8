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
 * Returns a stored draft. If the draft was stored before a step existed, it lacks the slice of the step; an empty
 * slice is then added. A `FlatOrderDraft` is converted to slices.
 */
export function readSavedOrder<L extends ProductType>(
  line: L,
  { emptySlices, slicesOfFlatDraft }: Pick<LineOrder<L>, 'emptySlices' | 'slicesOfFlatDraft'>,
  savedDraft: SavedOrderDraft<L> | FlatOrderDraft,
): SavedOrderDraft<L> {
  const searchCodec = lineSearch(line);
  const defaultSlices = emptySlices(searchCodec.read(new URLSearchParams()));
  if ('slices' in savedDraft) return { ...savedDraft, slices: { ...defaultSlices, ...savedDraft.slices } };
  const { sameAsAccount, searched } = savedDraft;
  return {
    slices: slicesOfFlatDraft ? slicesOfFlatDraft(savedDraft) : defaultSlices,
    sameAsAccount,
    ...(searched && { searched: searchCodec.read(new URLSearchParams({ dob: searched })) }),
  };
}

/** Returns the draft of a revision. A slice that is not stored gets the current data of the order. */
export function readSavedRevision<L extends ProductType>(
  { revisedSlices }: Pick<LineOrder<L>, 'revisedSlices'>,
  revision: LineTypes[L]['revision'],
  savedDraft: SavedRevisionDraft<L>,
  files: AttachmentFiles,
): OrderDraft<L> {
  return {
    slices: { ...revisedSlices(revision), ...savedDraft.slices },
    files,
    // Only a new order has the checkbox that copies the account's data.
    sameAsAccount: false,
  };
}
