import { type LineTypes, lineOf, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import { lineOrder } from '../line-orders.ts';
import type { OrderDraft, SlicesOf } from '../slices.ts';
import { type FormerOrderDraft, type FormerRevisionDraft, formerRevisionSlices } from './former-draft.ts';

/** An order's draft as a browser keeps it; `searched`: what was searched for when it was last changed. */
export type KeptOrder<L extends SoldLine = SoldLine> = {
  slices: SlicesOf<L>;
  sameAsAccount: boolean;
  searched?: SearchOf<L> | undefined;
};
export type KeptRevision<L extends SoldLine = SoldLine> = { slices: SlicesOf<L>; sameAsAccount: boolean };

/** Reads a kept draft; a slice that it lacks, because the line got a step since, is empty. */
export function readKeptOrder<L extends SoldLine>(
  line: L,
  kept: KeptOrder<L> | FormerOrderDraft,
): KeptOrder<L> {
  const { emptySlices, formerSlices } = lineOrder(line);
  const { search } = lineOf(line);
  const empty = emptySlices(search.read(new URLSearchParams()));
  if ('slices' in kept) return { ...kept, slices: { ...empty, ...kept.slices } };
  const { sameAsAccount, searched } = kept;
  return {
    slices: formerSlices ? formerSlices(kept) : empty,
    sameAsAccount,
    ...(searched && { searched: search.read(new URLSearchParams({ dob: searched })) }),
  };
}

/** The draft of a revision with what was corrected so far. */
export function readKeptRevision<L extends SoldLine>(
  line: L,
  revision: LineTypes[L]['revision'],
  kept: KeptRevision<L> | FormerRevisionDraft,
  files: AttachmentFiles,
): OrderDraft<L> {
  const typed = 'slices' in kept ? kept.slices : formerRevisionSlices(kept);
  return {
    slices: { ...lineOrder(line).revisedSlices(revision), ...typed },
    files,
    sameAsAccount: false,
  };
}
