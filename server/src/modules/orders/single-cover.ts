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
 * Rejects an order for an object that another policy or order covers in an overlapping period [Q45]. Until the transaction
 * ends, no other transaction can cover the object. The period of an order without a start date begins today.
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
  const discrepancies = await findDuplicateCover(tx, { id: order.id, details: order.details, period, now });
  if (discrepancies.length === 0) return;
  const errors = discrepancies.map((discrepancy) => ({
    path: pathOf(discrepancy),
    message: discrepancy.message,
  }));
  throwProblem('INVALID', duplicateCoverMessage, errors);
}
