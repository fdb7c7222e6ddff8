import type { LineCalls } from '@naungan/api/lines/lines';
import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import type { z } from 'zod';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { requirePlan } from './create.ts';
import { priceFor } from './payload.ts';

type QuoteCall<L extends ProductType> = LineCalls<L>['orderQuote'];
type QuoteReply<L extends ProductType> = z.input<QuoteCall<L>['reply']>;

/**
 * Returns the amounts of an order, and the fields of its payload that they depend on. Stores nothing.
 * @throws ApiProblem NOT_FOUND, CONFLICT for a product that is not sold online, INVALID
 */
export async function quoteOrder<L extends ProductType>(
  deps: Deps,
  line: L,
  body: z.output<QuoteCall<L>['body']>,
): Promise<QuoteReply<L>> {
  const now = deps.clock();
  const today = todayInJakarta(now);
  const product = await requirePlan(deps, line, body.productId, today);
  const { priceInput, payload, problems } = await serverLine(line).quoteInput(deps, body, now);
  const reasons = problems(product);
  if (reasons.length > 0)
    throwProblem('INVALID', reasons.length === 1 ? reasons[0]?.message : undefined, reasons);
  const { amounts, rows } = priceFor(line, product, priceInput, today);
  const reply = {
    productId: product._id,
    pricedOn: today,
    payload: { ...payload, printPolicy: body.printPolicy, amounts },
    rows,
  };
  // `quoteInput` of the line has the fields of its payload; TypeScript cannot infer that for a generic line.
  return reply as QuoteReply<L>;
}
