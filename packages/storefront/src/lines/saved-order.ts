import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import { draftName } from '@naungan/domain/draft';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { type LineOrder, lineSearch } from '@naungan/ui/lines';
import {
  type FlatOrderDraft,
  type OrderDraft,
  readSavedOrder,
  type SavedOrderDraft,
} from '@naungan/ui/lines/saved-draft';

/** The stored draft of an order, in the current or the former format. */
export type SavedOrder<L extends ProductType> = SavedOrderDraft<L> | FlatOrderDraft;
type StoredDraft<Values> = { values: Values; files: OrderDraft['files'] };

/**
 * Returns the name under which the draft of a plan's order is stored. An order that is placed again has a
 * separate draft, which starts from the former order; the plan's draft does not change.
 */
export const orderDraftNameOf = (line: ProductType, planId: string, formerId: string | null): string =>
  draftName({ kind: 'order', productType: line, planId, formerOrderId: formerId });

/** Returns the search of a draft, for a page without a search in its URL. */
export const draftSearch = <L extends ProductType>(
  line: L,
  { params }: Pick<LineOrder<L>, 'params'>,
  { slices }: Pick<OrderDraft<L>, 'slices'>,
): SearchOf<L> => lineSearch(line).read(new URLSearchParams(params(slices)));

/**
 * Resumes a draft. The values of a newer search replace the values in the draft, because the price was quoted for the
 * newer search. Without a search, the draft does not change.
 */
export function resumeDraft<L extends ProductType>(
  line: L,
  lineOrder: LineOrder<L>,
  { values, files }: StoredDraft<SavedOrder<L>>,
  search: SearchOf<L>,
): OrderDraft<L> {
  const { slices, sameAsAccount, searched: savedSearch } = readSavedOrder(line, lineOrder, values);
  const { write, isSame } = lineSearch(line);
  const hasSearch = write(search).length > 0;
  const isSearchOfDraft = savedSearch !== undefined && isSame(savedSearch, search);
  const resumedSlices = hasSearch && !isSearchOfDraft ? lineOrder.withSearch(slices, search) : slices;
  return { slices: resumedSlices, sameAsAccount, files };
}

/**
 * Starts the order of a new plan from the last draft of the line: copies the persons, the addresses and the documents that the
 * new plan requires. Fields that depend on the plan start empty.
 */
export function copyFromLastOrder<L extends ProductType>(
  line: L,
  lineOrder: LineOrder<L>,
  { values, files }: StoredDraft<SavedOrder<L>>,
  attachments: readonly AttachmentSpec[],
  today: IsoDate,
): StoredDraft<SavedOrderDraft<L>> {
  const savedOrder = readSavedOrder(line, lineOrder, values);
  const documents = lineOrder.rules.documents(attachments, savedOrder.slices, today);
  const requiredFiles = documents.flatMap(({ code }) => {
    const file = files[code];
    return file ? [[code, file] as const] : [];
  });
  return {
    values: { ...savedOrder, slices: lineOrder.copySlices(savedOrder.slices) },
    files: Object.fromEntries(requiredFiles),
  };
}
