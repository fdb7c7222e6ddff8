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

/**
 * Returns the path of a field in an order's payload. A slice is the group of fields of one form step; some steps have
 * their fields at the top level of the payload.
 */
export const orderFieldPath =
  (line: ProductType) =>
  ({ slice, field }: Discrepancy): string => {
    const isAtTopLevel = rulesOf(line).steps.some((step) => step.hasTopLevelFields && step.slice === slice);
    return isAtTopLevel ? field : `${slice}.${field}`;
  };

/** Returns the path of a field in a revision's payload, which groups all fields by slice. */
export const revisionFieldPath = ({ slice, field }: Discrepancy): string => `${slice}.${field}`;

const detailsWithAddress = z.object({ addresses: orderAddress });

/** Returns the discrepancy of a wrong region in the insured's address; an empty list for details without an address. */
export function regionDiscrepancies(details: object): Discrepancy[] {
  const parsed = detailsWithAddress.safeParse(details);
  const problem = parsed.success ? regionProblem(parsed.data.addresses, regionNamesBelow) : null;
  return problem ? [{ slice: 'addresses', ...problem, changed: false }] : [];
}

/**
 * Rejects an order that differs from its line's catalogue. The caller has already found the
 * `knownDiscrepancies`; even one of them rejects the order. If the catalogue may have changed since the customer
 * started the order, the error is a CONFLICT with the old and the new figures.
 * @throws ApiProblem INVALID, CONFLICT
 */
export async function requireCatalogueData<L extends ProductType>(
  db: Db | Tx,
  line: L,
  order: OrderToCheck<L>,
  pathOf: (discrepancy: Discrepancy) => string,
  knownDiscrepancies: readonly Discrepancy[],
): Promise<void> {
  const catalogueDiscrepancies = (await serverLine(line).checkCatalogue?.(db, order)) ?? [];
  const discrepancies = [...knownDiscrepancies, ...catalogueDiscrepancies];
  if (discrepancies.length === 0) return;
  const errors = discrepancies.map((discrepancy) => ({
    path: pathOf(discrepancy),
    message: discrepancy.message,
  }));
  if (discrepancies.some(({ changed }) => !changed))
    throwProblem('INVALID', errors.length === 1 ? errors[0]?.message : undefined, errors);
  const changes = discrepancies.flatMap((discrepancy) =>
    discrepancy.changed && discrepancy.figures ? [{ path: pathOf(discrepancy), ...discrepancy.figures }] : [],
  );
  throwFiguresChanged(MESSAGES.order.referenceDataChanged, changes, errors);
}
