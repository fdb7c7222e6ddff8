import type { DeskOrderCard } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { listOrderIds, type OrderListQuery } from './desk-list-repository.ts';
import type { OrderRecord } from './record.ts';
import { findOrderById, listCardsById, listOrderCards, type OrderFilter } from './repository.ts';

export type { OrderSummary } from './card.ts';
export { checkOrder, isMissing, listOrderDocuments } from './checks.ts';
export { approveOrder, type RevisionRequest, rejectOrder, reviseOrder } from './decide.ts';
export { hasIdentifier as hasOrderIdentifier } from './desk-list-repository.ts';
export { documentsOf } from './documents.ts';
export { identityConditions, isMemberWithIdentity } from './identity-repository.ts';
export {
  insuredObject,
  orderPayment,
  plannedCoverPeriod,
  priceRows,
  shippingAddress,
} from './presentation.ts';
export type { OrderRecord } from './record.ts';
export {
  findOrderedProducts,
  findOrderSummaries,
  listAttachments,
  listCardsById as listOrderCardsById,
  listOrderStatuses,
  type OrderAttachment,
} from './repository.ts';
export { orderStateMachine } from './state-machine.ts';
export { INSURER_ORDER_JOB } from './submit-to-insurer.ts';

/** Returns an order; null for an unknown or malformed id. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRecord | null> {
  return isUuid(id) ? findOrderById(db, id) : null;
}

/** Returns the cards of a member's orders, newest first. */
export const listOrders = ({ db, clock }: Deps, filter: OrderFilter): Promise<DeskOrderCard[]> =>
  listOrderCards(db, filter, clock());

/** Returns a page of the cards of all members' orders. @throws ApiProblem INVALID for a wrong cursor */
export async function listOrdersForDesk(
  { db, clock }: Deps,
  scope: DeskScope,
  query: OrderListQuery,
): Promise<ListPage<DeskOrderCard>> {
  const { rows, next } = await listOrderIds(db, scope, query);
  const ids = rows.map(({ id }) => id);
  return { rows: await listCardsById(db, ids, clock()), next };
}
