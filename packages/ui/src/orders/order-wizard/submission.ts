import type { IsoDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { OrderOf, PlanOf, SoldLine } from '@naungan/domain/lines';
import { ORDER_FORMS, orderSteps } from '@naungan/domain/lines/steps';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import type { FormFile } from '../../flow/flow-wizard/FlowWizard.tsx';
import { stepInput } from '../../flow/step-page/step-check.ts';
import { lineOrder } from '../../lines/line-orders.ts';
import type { OrderDraft } from '../../lines/slices.ts';

export type OrderFile = FormFile;

/** What is sent: `payload` is checked and ready for the wire, with the amounts that were shown. */
export type OrderSubmission<L extends SoldLine = SoldLine> = {
  productId: string;
  params: Record<string, string>;
  payload: OrderOf<L> & { amounts: OrderAmounts };
  files: OrderFile[];
};

/** The server's answer. With `invoice` the customer goes on to pay, otherwise to the order. */
export type OrderPlaced = { message: string; _id: string; productType: SoldLine; invoice: boolean };

/** `null` when the draft does not pass the product's rules: no step lets that happen. */
export function orderSubmission<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  draft: OrderDraft<L>,
  amounts: OrderAmounts,
  today: IsoDate,
): OrderSubmission<L> | null {
  const { pages, params: paramsOf } = lineOrder(line);
  const params = paramsOf(draft.slices);
  const state = { plan, today, draft };
  const slices = orderSteps(line).map((step) => {
    const input = stepInput(step, pages[step.id], state);
    return step.flat ? input : { [step.slice ?? step.id]: input };
  });
  const payload = Object.assign({}, ...slices, { productId: plan._id, params, amounts });
  const parsed = ORDER_FORMS[line]({ plan, today }).safeParse(payload);
  if (!parsed.success) return null;
  const files = chosenFiles(plan, draft);
  return { productId: plan._id, params, payload: { ...parsed.data, amounts }, files };
}
