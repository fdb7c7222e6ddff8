import type { IsoDate } from '@naungan/domain/dates';
import type { OrderDraft } from '@naungan/ui/orders/order-wizard';

/** `searched`: the birth date of the search that led here when the draft was last changed. */
export type KeptOrder = Omit<OrderDraft, 'files'> & { searched?: IsoDate | undefined };
type Found = { values: KeptOrder; files: OrderDraft['files'] };

/**
 * A draft goes on where it was left; another search since then brings its birth date, which the list's price was for.
 * `dob` is undefined when nobody searched: what was typed stays.
 */
export function goOn({ values: { searched, ...kept }, files }: Found, dob: IsoDate | undefined): OrderDraft {
  const values = dob === undefined || searched === dob ? kept.values : { ...kept.values, birthDate: dob };
  return { ...kept, values, files };
}

/**
 * Another plan of the line begins with what was typed for the last one: people, addresses and the documents that it
 * asks for too. What belongs to a plan is asked anew: its terms, its questions, its printed policy.
 */
export function beginFrom({ values: kept, files }: Found, attachments: readonly { code: string }[]): Found {
  const asked = attachments.flatMap(({ code }) => {
    const file = files[code];
    return file ? [[code, file] as const] : [];
  });
  return {
    values: {
      ...kept,
      values: { ...kept.values, acceptTnc: false, printPolicy: false, customShippingAddress: false },
      declarations: {},
    },
    files: Object.fromEntries(asked),
  };
}
