import { contractsOf } from '@naungan/api/lines/contracts';
import type { OrderParts } from '@naungan/api/lines/lines';
import { PARTNER_PART } from '@naungan/api/partner';
import type { IsoDate } from '@naungan/domain/dates';
import { areAmountsEqual, type OrderAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import {
  type OrderedSearch,
  OTHER_SEARCH_MESSAGE,
  type PlanOf,
  type ProductType,
  searchContradictions,
} from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { MESSAGES } from '@naungan/domain/messages';
import { type CoreOrder, coreOrder } from '@naungan/domain/order/record';
import type { z } from 'zod';
import { throwFiguresChanged, throwProblem } from '../../api-problem.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/index.ts';
import type { OrderRecord } from './record.ts';

export const ORDER_FIELDS = ['productId', 'params', 'payload', 'draft', PARTNER_PART] as const;
const AMOUNTS = ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const;

/** Parses the JSON of a text part. Returns null for a missing or invalid part, which the schema then rejects. */
export function parsePart(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the text parts of an order. @throws ApiProblem INVALID */
export function readParts(line: ProductType, fields: Record<string, string>): OrderParts<ProductType> {
  const input = {
    productId: fields.productId,
    params: fields.params === undefined ? {} : parsePart(fields.params),
    payload: parsePart(fields.payload),
    ...(fields.draft === undefined ? {} : { draft: fields.draft }),
    ...(fields.partner === undefined ? {} : { partner: fields.partner }),
  };
  const parsed = contractsOf(line).orderParts.safeParse(input);
  return parsed.success ? parsed.data : throwProblem('INVALID', undefined, fieldProblems(parsed.error));
}

type Slice = { slice: string | null; flat?: true };

/** The part of a line's rules that reads an order. */
export type OrderRules<Plan, Order extends CoreOrder, Details> = {
  steps: readonly Slice[];
  orderForm: (context: { plan: Plan; today: IsoDate }) => z.ZodType<Order>;
  orderedSearch: (order: Order, plan: Plan) => OrderedSearch;
  records: { details: z.ZodType<Details> };
};

/** Groups the fields of a payload by the slices of its steps. */
function slicesOf(steps: readonly Slice[], payload: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...payload };
  const slices = steps.flatMap(({ slice, flat }) =>
    slice === null ? [] : [[slice, flat ? fields : fields[slice]]],
  );
  return Object.fromEntries(slices);
}

/** Returns the plan with only the documents and questions of this order. */
export function orderedPlan<L extends ProductType>(
  line: L,
  plan: PlanOf<L>,
  { payload }: OrderParts<ProductType>,
  day: IsoDate,
): PlanOf<L> {
  const { documents, questions, steps } = rulesOf(line);
  const parts = slicesOf(steps, payload);
  return {
    ...plan,
    attachments: documents(plan.attachments, parts, day),
    declarations: questions?.(plan, parts) ?? plan.declarations,
  };
}

/** @throws ApiProblem INVALID for a search that is not that of the order */
function requireSameSearch(params: object, ordered: OrderedSearch): void {
  const sent = Object.entries(params).map(([name, value]) => [name, String(value ?? '')]);
  const problems = searchContradictions(Object.fromEntries(sent), ordered);
  if (problems.length > 0) throwProblem('INVALID', OTHER_SEARCH_MESSAGE, problems);
}

/**
 * Parses the payload by the line's schema and the plan's rules. Parts that the line's orders do not ask for, such as
 * shipping, take their defaults.
 * @throws ApiProblem INVALID with a message for each field
 */
export function readOrder<Plan, Order extends CoreOrder, Details>(
  { steps, orderForm, orderedSearch, records }: OrderRules<Plan, Order, Details>,
  plan: Plan,
  { productId, params, payload }: { productId: string; params: object; payload: object },
  files: StoredFile[],
  today: IsoDate,
) {
  // Only uploaded files count; the list in the payload is ignored.
  const parsed = orderForm({ plan, today }).safeParse({
    ...payload,
    productId,
    attachments: files.map(({ code, title }) => ({ code, title })),
  });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error);
    return throwProblem('INVALID', problems.length === 1 ? problems[0]?.message : undefined, problems);
  }
  requireSameSearch(params, orderedSearch(parsed.data, plan));
  const { timePeriod, startDate, declarations, amounts, ...shipping } = coreOrder.parse(parsed.data);
  const details = records.details.parse(slicesOf(steps, parsed.data));
  return { details, timePeriod, startDate, declarations, shipping, shown: amounts };
}

/** Returns the amounts of the order at the prices of `day`. @throws ApiProblem INVALID */
export function amountsFor<L extends ProductType>(
  line: L,
  order: Pick<OrderRecord<L>, 'product' | 'details' | 'shipping' | 'timePeriod'>,
  day: IsoDate,
): OrderAmounts {
  const { priceInput, missingPriceError } = serverLine(line);
  const price = rulesOf(line).price(order.product, priceInput(order), day);
  return (
    price?.amounts ??
    throwProblem('INVALID', missingPriceError?.message, missingPriceError && [missingPriceError])
  );
}

/** Rejects an order whose amounts differ from those shown to the customer [Q16]; the response has the changed amounts. */
export function checkAmounts(shown: OrderAmounts, charged: OrderAmounts): void {
  if (areAmountsEqual(shown, charged)) return;
  const changes = AMOUNTS.filter((name) => shown[name] !== charged[name]).map((name) => ({
    path: `amounts.${name}`,
    from: shown[name],
    to: charged[name],
  }));
  throwFiguresChanged(MESSAGES.order.amountsChanged, changes);
}
