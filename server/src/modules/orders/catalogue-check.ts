import type { SoldLine } from '@naungan/domain/lines';
import { orderSteps } from '@naungan/domain/lines/steps';
import { MESSAGES } from '@naungan/domain/messages';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/catalogue.ts';
import type { CheckedOrder, Discrepancy } from '../../lines/line.ts';
import { refuse, refuseChanged } from '../../problem.ts';

/** Where the payload of an order holds a field: those of a flat step stand beside each other's. */
export const orderField =
  (line: SoldLine) =>
  ({ slice, field }: Discrepancy): string => {
    const flat = orderSteps(line).some((step) => step.flat && step.slice === slice);
    return flat ? field : `${slice}.${field}`;
  };

/** The same in the payload of a revision, which is by slices. */
export const revisionField = ({ slice, field }: Discrepancy): string => `${slice}.${field}`;

/**
 * Refuses an order whose facts are not those of its line's catalogue: what changed since it was begun is told as a
 * conflict, from what to what.
 * @throws Problem INVALID, CONFLICT
 */
export async function checkCatalogue<L extends SoldLine>(
  db: Db | Tx,
  line: L,
  order: CheckedOrder<L>,
  pathOf: (discrepancy: Discrepancy) => string,
): Promise<void> {
  const found = (await serverLine(line).checked?.(db, order)) ?? [];
  if (found.length === 0) return;
  const errors = found.map((one) => ({ path: pathOf(one), message: one.message }));
  if (found.some(({ changed }) => !changed))
    refuse('INVALID', errors.length === 1 ? errors[0]?.message : undefined, errors);
  const changes = found.flatMap((one) =>
    one.changed && one.figures ? [{ path: pathOf(one), ...one.figures }] : [],
  );
  refuseChanged(MESSAGES.order.factsChanged, changes, errors);
}
