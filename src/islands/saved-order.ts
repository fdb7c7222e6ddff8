import type { IsoDate } from '@naungan/domain/dates';
import type { OrderDraft } from '@naungan/ui/orders/order-wizard';

/** The stored draft of an order. `searched`: the birth date of the plan search that the draft was last changed after. */
export type SavedOrder = Omit<OrderDraft, 'files'> & { searched?: IsoDate | undefined };
type Stored = { values: SavedOrder; files: OrderDraft['files'] };

/**
 * Resumes a draft. A plan search since then replaces the birth date, because the premium was quoted for it. `dob` is
 * undefined without a search: the typed date stays.
 */
export function resumeDraft(
  { values: { searched, ...kept }, files }: Stored,
  dob: IsoDate | undefined,
): OrderDraft {
  const values = dob === undefined || searched === dob ? kept.values : { ...kept.values, birthDate: dob };
  return { ...kept, values, files };
}

/**
 * Starts the order of another plan from the last draft of the line: persons, addresses and the documents that both plans
 * require. What depends on the plan starts empty: terms, declarations, the printed policy.
 */
export function copyFromLastOrder(
  { values: kept, files }: Stored,
  attachments: readonly { code: string }[],
): Stored {
  const required = attachments.flatMap(({ code }) => {
    const file = files[code];
    return file ? [[code, file] as const] : [];
  });
  return {
    values: {
      ...kept,
      values: { ...kept.values, acceptTnc: false, printPolicy: false, customShippingAddress: false },
      declarations: {},
    },
    files: Object.fromEntries(required),
  };
}
