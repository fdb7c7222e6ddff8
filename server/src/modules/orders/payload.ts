import { contractsOf } from '@naungan/api/lines/contracts';
import type { OrderParts } from '@naungan/api/lines/lines';
import { PARTNER_PART } from '@naungan/api/partner';
import type { IsoDate } from '@naungan/domain/dates';
import { areAmountsEqual, type OrderAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import {
  type LineTypes,
  type OrderSearch,
  type PlanOf,
  type Price,
  type ProductType,
  SEARCH_CONTRADICTION_MESSAGE,
  searchContradictions,
} from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { MESSAGES } from '@naungan/domain/messages';
import { type CoreOrder, coreOrder } from '@naungan/domain/order/record';
import type { z } from 'zod';
import { throwFiguresChanged, throwProblem } from '../../api-problem.ts';
import { parseJsonField } from '../../core/json-field.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/index.ts';
import type { OrderRecord } from './record.ts';

export const ORDER_FIELDS = ['productId', 'params', 'payload', 'draft', PARTNER_PART] as const;
const AMOUNT_NAMES = ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const;

/** Returns the text parts of an order. @throws ApiProblem INVALID */
export function readParts(line: ProductType, fields: Record<string, string>): OrderParts<ProductType> {
  const input = {
    productId: fields.productId,
    params: fields.params === undefined ? {} : parseJsonField(fields.params),
    payload: parseJsonField(fields.payload),
    ...(fields.draft === undefined ? {} : { draft: fields.draft }),
    ...(fields.partner === undefined ? {} : { partner: fields.partner }),
  };
  const parsed = contractsOf(line).orderParts.safeParse(input);
  return parsed.success ? parsed.data : throwProblem('INVALID', undefined, fieldProblems(parsed.error));
}

/** A form step. `slice` is the name of its group of fields. */
type Slice = { slice: string | null; hasTopLevelFields?: true };

/** The rules of a line that are needed to read an order. */
export type OrderRules<Plan, Order extends CoreOrder, Details> = {
  steps: readonly Slice[];
  orderForm: (context: { plan: Plan; today: IsoDate }) => z.ZodType<Order>;
  orderSearch: (order: Order, plan: Plan) => OrderSearch;
  records: { details: z.ZodType<Details> };
};

/** Groups the fields of a payload by the slices of its steps. */
function slicesOf(steps: readonly Slice[], payload: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...payload };
  const slices = steps.flatMap(({ slice, hasTopLevelFields }) =>
    slice === null ? [] : [[slice, hasTopLevelFields ? fields : fields[slice]]],
  );
  return Object.fromEntries(slices);
}

/** Returns the plan with only the documents and questions that apply to this order. */
export function planForOrder<L extends ProductType>(
  line: L,
  plan: PlanOf<L>,
  { payload }: OrderParts<ProductType>,
  day: IsoDate,
): PlanOf<L> {
  const { documents, questions, steps } = rulesOf(line);
  const slices = slicesOf(steps, payload);
  return {
    ...plan,
    attachments: documents(plan.attachments, slices, day),
    declarations: questions?.(plan, slices) ?? plan.declarations,
  };
}

/** Checks that the search parameters agree with the order. @throws ApiProblem INVALID */
function requireSameSearch(params: object, orderSearch: OrderSearch): void {
  const sentParams = Object.entries(params).map(([name, value]) => [name, String(value ?? '')]);
  const problems = searchContradictions(Object.fromEntries(sentParams), orderSearch);
  if (problems.length > 0) throwProblem('INVALID', SEARCH_CONTRADICTION_MESSAGE, problems);
}

/**
 * Parses the payload by the line's schema and the plan's rules. Data that orders of the line do not contain, such as
 * shipping, gets default values.
 * @throws ApiProblem INVALID with a message for each field
 */
export function readOrder<Plan, Order extends CoreOrder, Details>(
  { steps, orderForm, orderSearch, records }: OrderRules<Plan, Order, Details>,
  plan: Plan,
  { productId, params, payload }: { productId: string; params: object; payload: object },
  files: StoredFile[],
  today: IsoDate,
) {
  // The list of documents in the payload is ignored, because only uploaded files count.
  const parsed = orderForm({ plan, today }).safeParse({
    ...payload,
    productId,
    attachments: files.map(({ code, title }) => ({ code, title })),
  });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error);
    return throwProblem('INVALID', problems.length === 1 ? problems[0]?.message : undefined, problems);
  }
  requireSameSearch(params, orderSearch(parsed.data, plan));
  const { timePeriod, startDate, declarations, amounts, ...shipping } = coreOrder.parse(parsed.data);
  const details = records.details.parse(slicesOf(steps, parsed.data));
  return { details, timePeriod, startDate, declarations, shipping, displayedAmounts: amounts };
}

/**
 * Returns the price of a product on `day`. Orders, revisions and quotes have their amounts from this function.
 * @throws ApiProblem INVALID if the product has no price for the input
 */
export function priceFor<L extends ProductType>(
  line: L,
  product: PlanOf<L>,
  priceInput: LineTypes[L]['priceInput'],
  day: IsoDate,
): Price {
  const { missingPriceError } = serverLine(line);
  return (
    rulesOf(line).price(product, priceInput, day) ??
    throwProblem('INVALID', missingPriceError?.message, missingPriceError && [missingPriceError])
  );
}

/** Returns the amounts of the order at the prices of `day`. @throws ApiProblem INVALID if the order has no price */
export const amountsFor = <L extends ProductType>(
  line: L,
  order: Pick<OrderRecord<L>, 'product' | 'details' | 'shipping' | 'timePeriod'>,
  day: IsoDate,
): OrderAmounts => priceFor(line, order.product, serverLine(line).priceInput(order), day).amounts;

/**
 * Rejects an order if the customer was shown other amounts than the server charges [Q16].
 * @throws ApiProblem CONFLICT with the changed amounts
 */
export function checkAmounts(displayedAmounts: OrderAmounts, chargedAmounts: OrderAmounts): void {
  if (areAmountsEqual(displayedAmounts, chargedAmounts)) return;
  const changes = AMOUNT_NAMES.filter((name) => displayedAmounts[name] !== chargedAmounts[name]).map(
    (name) => ({
      path: `amounts.${name}`,
      from: displayedAmounts[name],
      to: chargedAmounts[name],
    }),
  );
  throwFiguresChanged(MESSAGES.order.amountsChanged, changes);
}
