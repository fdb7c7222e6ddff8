import type { PartnerSale } from '@naungan/api/partner-sales';
import { throwProblem } from '../../api-problem.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { listSales, type SalePosition, type SalesFilter } from './sales-repository.ts';

type SalesQuery = Omit<SalesFilter, 'after'> & { cursor?: string | undefined };

const INVALID_CURSOR_TEXT = 'Penanda halaman tidak valid';

const cursorOf = ({ orderedAt, orderId }: PartnerSale): string =>
  Buffer.from(`${orderedAt} ${orderId}`).toString('base64url');

/** @throws ApiProblem INVALID */
function readCursor(cursor: string): SalePosition {
  const [time = '', orderId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const orderedAt = new Date(time);
  if (!isUuid(orderId) || Number.isNaN(orderedAt.getTime()))
    throwProblem('INVALID', INVALID_CURSOR_TEXT, [{ path: 'cursor', message: INVALID_CURSOR_TEXT }]);
  return { orderedAt, orderId };
}

/**
 * Returns a page of a partner's sales. A cursor is the position of the last sale, not a number of rows, so that new
 * sales between two requests neither repeat nor hide a sale.
 * @throws ApiProblem INVALID for a malformed cursor
 */
export async function salesPage(
  db: Db,
  { cursor, limit, ...filter }: SalesQuery,
): Promise<{ sales: PartnerSale[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  // One more row shows whether there is a next page.
  const rows = await listSales(db, { ...filter, after, limit: limit + 1 });
  const sales = rows.slice(0, limit);
  const last = sales.at(-1);
  return { sales, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
