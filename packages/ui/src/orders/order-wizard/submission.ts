import type { IsoDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { OrderOf, PlanOf, ProductType } from '@naungan/domain/lines';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import type { FormFile } from '../../flow/FlowWizard.tsx';
import { stepInput } from '../../flow/step-page/step-check.ts';
import type { LineOrder } from '../../lines/line-order.ts';
import type { OrderDraft } from '../../lines/slices.ts';

export type OrderFile = FormFile;

/**
 * An order to send. `payload` is validated, has the API's format, and contains the amounts that were displayed.
 */
export type OrderSubmission<L extends ProductType = ProductType> = {
  productId: string;
  /** The search values as URL parameters. */
  params: Record<string, string>;
  payload: OrderOf<L> & { amounts: OrderAmounts };
  files: OrderFile[];
};

/**
 * The server's response to an order. If `invoice` is true, the customer continues to the payment, otherwise to the
 * order.
 */
export type OrderPlaced = { message: string; _id: string; productType: ProductType; invoice: boolean };

/** Returns the order to send; `null` if the order is invalid although each step has accepted its input. */
export function orderSubmission<L extends ProductType>(
  { pages, params: paramsOf, rules }: Pick<LineOrder<L>, 'pages' | 'params' | 'rules'>,
  plan: PlanOf<L>,
  draft: OrderDraft<L>,
  amounts: OrderAmounts,
  today: IsoDate,
): OrderSubmission<L> | null {
  const params = paramsOf(draft.slices);
  const state = { plan, today, draft };
  const slices = rules.steps.map((step) => {
    const input = stepInput(step, pages[step.id], state);
    return step.hasTopLevelFields ? input : { [step.slice ?? step.id]: input };
  });
  const payload = Object.assign({}, ...slices, { productId: plan._id, params, amounts });
  const parseResult = rules.orderForm({ plan, today }).safeParse(payload);
  if (!parseResult.success) return null;
  const files = chosenFiles(plan, draft);
  return { productId: plan._id, params, payload: { ...parseResult.data, amounts }, files };
}
