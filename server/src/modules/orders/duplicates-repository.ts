import { and, arrayOverlaps, desc, eq, ne } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema.ts';

/** Maximum number of other orders that a check names. */
const MAX_NAMED_ORDERS = 10;

/** Returns the other orders in the scope that share an identifying number with this order, newest first. */
export async function findOrdersOfSameObject(
  db: Db | Tx,
  orderId: string,
  scope: DeskScope,
): Promise<{ id: string; number: string; userId: string }[]> {
  const [order] = await db
    .select({ identifiers: orders.identifiers })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.identifiers.length === 0) return [];
  // Without a limit: with one, the planner reads all orders by their time and looks for the few that match.
  const others = await db
    .select({ id: orders.id, number: orders.kpaNumber, userId: orders.userId })
    .from(orders)
    .where(
      and(
        arrayOverlaps(orders.identifiers, order.identifiers),
        ne(orders.id, orderId),
        withinScope(scope, orders.id),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.kpaNumber));
  return others.slice(0, MAX_NAMED_ORDERS);
}
