import { regionProblem } from '@naungan/domain/address';
import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { MESSAGES } from '@naungan/domain/messages';
import { orderAddress } from '@naungan/domain/order/record';
import { z } from 'zod';
import { throwFiguresChanged, throwProblem } from '../../api-problem.ts';
import { regionNamesBelow } from '../../core/region-tree.ts';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import type { Discrepancy, OrderToCheck } from '../../lines/line.ts';

/** Returns the path of a field in an order's payload, where the fields of flat steps have no slice name. */
export const orderField =
  (line: ProductType) =>
  ({ slice, field }: Discrepancy): string => {
    const flat = rulesOf(line).steps.some((step) => step.flat && step.slice === slice);
    return flat ? field : `${slice}.${field}`;
  };

/** Returns the path of a field in a revision's payload, which groups all fields by slice. */
export const revisionField = ({ slice, field }: Discrepancy): string => `${slice}.${field}`;

const withAddress = z.object({ addresses: orderAddress });

/** Returns the region that the insured's address names wrongly; nothing for a line whose orders have no address. */
export function regionDiscrepancies(details: object): Discrepancy[] {
  const parsed = withAddress.safeParse(details);
  const problem = parsed.success ? regionProblem(parsed.data.addresses, regionNamesBelow) : null;
  return problem ? [{ slice: 'addresses', ...problem, changed: false }] : [];
}

/**
 * Rejects an order whose facts differ from its line's catalogue, or that has one of the given discrepancies. Facts that may have changed since the
 * customer began the order are a conflict with the old and new figures.
 * @throws ApiProblem INVALID, CONFLICT
 */
export async function requireCatalogueFacts<L extends ProductType>(
  db: Db | Tx,
  line: L,
  order: OrderToCheck<L>,
  pathOf: (discrepancy: Discrepancy) => string,
  found: readonly Discrepancy[],
): Promise<void> {
  const problems = [...found, ...((await serverLine(line).checkCatalogue?.(db, order)) ?? [])];
  if (problems.length === 0) return;
  const errors = problems.map((difference) => ({ path: pathOf(difference), message: difference.message }));
  if (problems.some(({ changed }) => !changed))
    throwProblem('INVALID', errors.length === 1 ? errors[0]?.message : undefined, errors);
  const changes = problems.flatMap((difference) =>
    difference.changed && difference.figures ? [{ path: pathOf(difference), ...difference.figures }] : [],
  );
  throwFiguresChanged(MESSAGES.order.referenceDataChanged, changes, errors);
}
