import type { IsoDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { LINES, SoldLine } from '@naungan/domain/lines';
import { ORDER_FORMS } from '@naungan/domain/lines/form';
import type { HealthOrder } from '@naungan/domain/lines/health/form';
import type { PersonalAccidentOrder } from '@naungan/domain/lines/personal-accident/form';
import type { Plan } from '@naungan/domain/lines/record';
import type { OrderDraft } from '../order-step/order-draft.ts';

/** `uploadId` names a file that was sent ahead; one without goes with the order. */
export type OrderFile = { code: string; title: string; file: File; uploadId?: string };

/** What is sent: `payload` is checked and ready for the wire, with the amounts that were shown. */
export type OrderSubmission = {
  productId: string;
  params: { dob: IsoDate };
  payload: (HealthOrder | PersonalAccidentOrder) & { amounts: OrderAmounts };
  files: OrderFile[];
};

/** The server's answer. With `invoice` the customer goes on to pay, otherwise to the order. */
export type OrderPlaced = { message: string; _id: string; productType: SoldLine; invoice: boolean };

/** The files that belong to the product, in its order; what an older draft still holds is left out. */
function orderFiles(plan: Plan, { files }: OrderDraft): OrderFile[] {
  return plan.attachments.flatMap(({ code, name }) => {
    const file = files[code];
    return file ? [{ code, title: name, file }] : [];
  });
}

/** `null` when the draft does not pass the product's rules: no step lets that happen. */
export function orderSubmission(
  line: (typeof LINES)[SoldLine],
  plan: Plan,
  draft: OrderDraft,
  amounts: OrderAmounts,
  today: IsoDate,
): OrderSubmission | null {
  const files = orderFiles(plan, draft);
  const params = { dob: draft.values.birthDate };
  const { declarations } = plan;
  const parsed = ORDER_FORMS[line.code]({ plan, today }).safeParse({
    ...draft.values,
    ...(draft.beneficiary && { beneficiary: draft.beneficiary }),
    productId: plan._id,
    params,
    attachments: files.map(({ code, title }) => ({ code, title })),
    declarations: declarations.map(({ _id, question }) => ({
      _id,
      question,
      answer: draft.declarations[_id],
    })),
    amounts,
  });
  return parsed.success ? { productId: plan._id, params, payload: { ...parsed.data, amounts }, files } : null;
}
