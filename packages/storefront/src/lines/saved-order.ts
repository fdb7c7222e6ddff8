import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineOrder, lineSearch } from '@naungan/ui/lines';
import {
  type FormerOrderDraft,
  type OrderDraft,
  readSavedOrder,
  type SavedOrderDraft,
} from '@naungan/ui/lines/saved-draft';

/** The stored draft of an order, of today's shape or of the one before. */
export type SavedOrder<L extends ProductType> = SavedOrderDraft<L> | FormerOrderDraft;
type Stored<Values> = { values: Values; files: OrderDraft['files'] };

/**
 * The name under which the draft of a plan's order is stored. Ordering again has one of its own: it starts from the former
 * order, and what was typed for the plan before stays at the plan's own address.
 */
export const orderForm = (line: ProductType, planId: string, formerId: string | null): string =>
  formerId === null ? `${line}.${planId}` : `${line}.${planId}.again.${formerId}`;

/** What a draft asks for, where nothing was searched for. */
export const draftSearch = <L extends ProductType>(
  line: L,
  { slices }: Pick<OrderDraft<L>, 'slices'>,
): SearchOf<L> => lineSearch(line).read(new URLSearchParams(lineOrder(line).params(slices)));

/**
 * Resumes a draft. Another search since then replaces what it says, because the price was quoted for it. Nobody searched
 * when `search` says nothing: what was typed stays.
 */
export function resumeDraft<L extends ProductType>(
  line: L,
  { values, files }: Stored<SavedOrder<L>>,
  search: SearchOf<L>,
): OrderDraft<L> {
  const { slices, sameAsAccount, searched } = readSavedOrder(line, values);
  const { write, same } = lineSearch(line);
  const known = write(search).length === 0 || (searched !== undefined && same(searched, search));
  return { slices: known ? slices : lineOrder(line).withSearch(slices, search), sameAsAccount, files };
}

/**
 * Starts the order of another plan from the last draft of the line: persons, addresses and the documents that this plan
 * asks of them too. What depends on the plan starts empty.
 */
export function copyFromLastOrder<L extends ProductType>(
  line: L,
  { values, files }: Stored<SavedOrder<L>>,
  attachments: readonly AttachmentSpec[],
  today: IsoDate,
): Stored<SavedOrderDraft<L>> {
  const kept = readSavedOrder(line, values);
  const asked = lineOrder(line).rules.documents(attachments, kept.slices, today);
  const required = asked.flatMap(({ code }) => {
    const file = files[code];
    return file ? [[code, file] as const] : [];
  });
  return {
    values: { ...kept, slices: lineOrder(line).copySlices(kept.slices) },
    files: Object.fromEntries(required),
  };
}
