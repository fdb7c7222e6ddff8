import { ORDER_PARTS, type OrderParts } from '@naungan/api/lines/calls';
import { PARTNER_PART } from '@naungan/api/partner';
import type { IsoDate } from '@naungan/domain/dates';
import { type OrderAmounts, sameAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import { type DetailsOf, lineOf, type OrderOf, type PlanOf, type SoldLine } from '@naungan/domain/lines';
import { lineRecords } from '@naungan/domain/lines/record';
import { ORDER_FORMS, orderSteps } from '@naungan/domain/lines/steps';
import { MESSAGES } from '@naungan/domain/messages';
import { orderAmounts } from '@naungan/domain/order/record';
import { z } from 'zod';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { refuse, refuseChanged } from '../../problem.ts';
import { declarationsRecord, type OrderRecord, shippingRecord } from './record.ts';

export const ORDER_FIELDS = ['productId', 'params', 'payload', PARTNER_PART] as const;
const AMOUNTS = ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const;

/** JSON of a text part; a part that is absent or no JSON is left to the schema to refuse. */
export function parsePart(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The text parts of an order, as sent. @throws Problem INVALID */
export function readParts(line: SoldLine, fields: Record<string, string>): OrderParts<SoldLine> {
  const given = {
    productId: fields.productId,
    params: fields.params === undefined ? {} : parsePart(fields.params),
    payload: parsePart(fields.payload),
    ...(fields.partner === undefined ? {} : { partner: fields.partner }),
  };
  const parsed = ORDER_PARTS[line].safeParse(given);
  return parsed.success ? parsed.data : refuse('INVALID', undefined, fieldProblems(parsed.error));
}

/** What an order of any line says beside whom and what it insures. */
const placedOrder = shippingRecord.extend({
  timePeriod: z.number().int(),
  /** None of a line whose orders have no step for them. */
  declarations: declarationsRecord.default([]),
  amounts: orderAmounts.optional(),
});

/** The parts of a payload by their steps. */
function slicesOf(line: SoldLine, payload: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...payload };
  const slices = orderSteps(line).flatMap(({ slice, flat }) =>
    slice === null ? [] : [[slice, flat ? fields : fields[slice]]],
  );
  return Object.fromEntries(slices);
}

/** Whom and what an order insures: the parts of its steps that the line stores. */
function detailsOf<L extends SoldLine>(line: L, order: OrderOf<L>): DetailsOf<L> {
  return lineRecords(line).details.parse(slicesOf(line, order));
}

/** The plan as this order meets it: which documents it needs follows from whom it insures. */
export function orderedPlan<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  { payload }: OrderParts<SoldLine>,
  day: IsoDate,
): PlanOf<L> {
  return { ...plan, attachments: lineOf(line).documents(plan.attachments, slicesOf(line, payload), day) };
}

/**
 * The payload by the line's schema and the plan's own rules, as it is stored.
 * @throws Problem INVALID with the message of each field
 */
export function readOrder<L extends SoldLine>(
  line: L,
  plan: PlanOf<L>,
  { productId, payload }: OrderParts<SoldLine>,
  files: StoredFile[],
  today: IsoDate,
) {
  // What counts as sent are the files that came, whatever the payload lists.
  const parsed = ORDER_FORMS[line]({ plan, today }).safeParse({
    ...payload,
    productId,
    attachments: files.map(({ code, title }) => ({ code, title })),
  });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error);
    return refuse('INVALID', problems.length === 1 ? problems[0]?.message : undefined, problems);
  }
  const { timePeriod, declarations, amounts, ...shipping } = placedOrder.parse(parsed.data);
  return { details: detailsOf(line, parsed.data), timePeriod, declarations, shipping, shown: amounts };
}

/** What the order costs by the price of `day`. @throws Problem INVALID */
export function amountsFor<L extends SoldLine>(
  line: L,
  order: Pick<OrderRecord<L>, 'product' | 'details' | 'shipping' | 'timePeriod'>,
  day: IsoDate,
): OrderAmounts {
  const { priced, unpriced } = serverLine(line);
  const price = lineOf(line).price(order.product, priced(order), day);
  return price?.amounts ?? refuse('INVALID', unpriced?.message, unpriced && [unpriced]);
}

/** Refuses an order that would cost something else than the customer was shown [Q16], and says what changed. */
export function checkAmounts(shown: OrderAmounts, charged: OrderAmounts): void {
  if (sameAmounts(shown, charged)) return;
  const changes = AMOUNTS.filter((name) => shown[name] !== charged[name]).map((name) => ({
    path: `amounts.${name}`,
    from: shown[name],
    to: charged[name],
  }));
  refuseChanged(MESSAGES.order.amountsChanged, changes);
}
