import { orderParts } from '@naungan/api/orders';
import type { IsoDate } from '@naungan/domain/dates';
import { type OrderAmounts, sameAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import { AGE_MESSAGE } from '@naungan/domain/insured';
import { type OrderOf, personPrice, type SoldLine } from '@naungan/domain/lines';
import { ORDER_FORMS } from '@naungan/domain/lines/form';
import type { Plan } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import type { z } from 'zod';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { refuse, refuseChanged } from '../../problem.ts';
import type { AnsweredDeclaration } from './record.ts';

export const ORDER_FIELDS = ['productId', 'params', 'payload'] as const;
const AMOUNTS = ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const;
export type OrderParts = z.output<typeof orderParts>;

/** JSON of a text part; a part that is absent or no JSON is left to the schema to refuse. */
export function parsePart(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The text parts of an order, as sent. @throws Problem INVALID */
export function readParts(fields: Record<string, string>): OrderParts {
  const given = {
    productId: fields.productId,
    params: fields.params === undefined ? {} : parsePart(fields.params),
    payload: parsePart(fields.payload),
  };
  const parsed = orderParts.safeParse(given);
  return parsed.success ? parsed.data : refuse('INVALID', undefined, fieldProblems(parsed.error));
}

/** The payload by the line's schema and the plan's own rules. @throws Problem INVALID with the message of each field */
export function checkPayload(
  line: SoldLine,
  plan: Plan,
  { productId, payload }: OrderParts,
  files: StoredFile[],
  today: IsoDate,
): OrderOf<SoldLine> {
  const schema = ORDER_FORMS[line]({ plan, today });
  // What counts as sent are the files that came, whatever the payload lists.
  const parsed = schema.safeParse({
    ...payload,
    productId,
    attachments: files.map(({ code, title }) => ({ code, title })),
  });
  if (parsed.success) return parsed.data;
  const problems = fieldProblems(parsed.error);
  return refuse('INVALID', problems.length === 1 ? problems[0]?.message : undefined, problems);
}

/** What the order costs: premium of the insured's age on `day`, and fees. @throws Problem INVALID */
export function amountsFor(plan: Plan, birthDate: IsoDate, printPolicy: boolean, day: IsoDate): OrderAmounts {
  const amounts = personPrice(plan, { birthDate, printPolicy }, day);
  return amounts?.amounts ?? refuse('INVALID', AGE_MESSAGE, [{ path: 'birthDate', message: AGE_MESSAGE }]);
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

/** Each question of the plan with the customer's answer; call it after {@link checkPayload}. */
export function answeredDeclarations(
  { declarations }: Plan,
  order: OrderOf<SoldLine>,
): AnsweredDeclaration[] {
  const answers = new Map(order.declarations.map(({ _id, answer }) => [_id, answer]));
  return declarations.flatMap(({ _id, question }) => {
    const answer = answers.get(_id);
    return answer ? [{ question, answer }] : [];
  });
}
