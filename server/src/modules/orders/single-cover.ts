import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { coverStart } from '@naungan/domain/policy';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import type { Discrepancy } from '../../lines/line.ts';
import type { OrderRecord } from './record.ts';

/** `id` is null for a new order. */
type PlannedOrder<L extends ProductType> = Pick<
  OrderRecord<L>,
  'productType' | 'details' | 'product' | 'timePeriod' | 'startDate' | 'amounts'
> & { id: string | null };

/**
 * Rejects an order for a thing that another policy or order of an overlapping period covers [Q45]. The result holds until
 * the transaction ends. Without a chosen day, cover begins today at the earliest.
 * @throws ApiProblem INVALID
 */
export async function requireSingleCover<L extends ProductType>(
  tx: Tx,
  order: PlannedOrder<L>,
  pathOf: (discrepancy: Discrepancy) => string,
  now: Date,
): Promise<void> {
  const { findDuplicateCover, duplicateCoverMessage } = serverLine(order.productType);
  if (!findDuplicateCover) return;
  const { startDate } = coverStart(order.startDate, now);
  const period = rulesOf(order.productType).period(order, startDate);
  const found = await findDuplicateCover(tx, { id: order.id, details: order.details, period, now });
  if (found.length === 0) return;
  const errors = found.map((discrepancy) => ({ path: pathOf(discrepancy), message: discrepancy.message }));
  throwProblem('INVALID', duplicateCoverMessage, errors);
}
