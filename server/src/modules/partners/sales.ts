import type { PartnerSale } from '@naungan/api/partner-sales';
import { z } from 'zod';
import { cursorOf, pageOf, readCursor } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { listSales, type SalePosition, type SalesFilter } from './sales-repository.ts';

type SalesQuery = Omit<SalesFilter, 'after'> & { cursor?: string | undefined };

const LIST = 'sales';
const position = z
  .tuple([z.iso.datetime(), z.guid()])
  .transform(([time, orderId]): SalePosition => ({ orderedAt: new Date(time), orderId }));

/**
 * Returns a page of a partner's sales.
 * @throws ApiProblem INVALID for a malformed cursor
 */
export async function salesPage(
  db: Db,
  { cursor, limit, ...filter }: SalesQuery,
): Promise<{ sales: PartnerSale[]; nextCursor: string | null }> {
  const after = readCursor(LIST, cursor, position, 'cursor');
  const sales = await listSales(db, { ...filter, after, limit: limit + 1 });
  const page = pageOf(sales, limit, ({ orderedAt, orderId }) => cursorOf(LIST, [orderedAt, orderId]));
  return { sales: page.rows, nextCursor: page.next };
}
