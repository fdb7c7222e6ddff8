import type { DeskOrderCard } from '@naungan/api/desk';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRecord } from './record.ts';
import { findOrderById, listOrderCards, type OrderFilter } from './repository.ts';

export { approveOrder, type RevisionRequest, rejectOrder, reviseOrder } from './decide.ts';
export { documentsOf } from './documents.ts';
export {
  insuredObject,
  orderPayment,
  plannedCoverPeriod,
  priceRows,
  shippingAddress,
} from './presentation.ts';
export type { OrderRecord } from './record.ts';
export { findOrderedProducts, listAttachments, type OrderAttachment } from './repository.ts';
export { orderStateMachine } from './state-machine.ts';
export { INSURER_ORDER_JOB } from './submit-to-insurer.ts';

/** Returns an order; null for an unknown or malformed id. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRecord | null> {
  return isUuid(id) ? findOrderById(db, id) : null;
}

/** Returns the cards of one member's orders or of all orders, newest first. */
export const listOrders = ({ db, clock }: Deps, filter: OrderFilter): Promise<DeskOrderCard[]> =>
  listOrderCards(db, filter, clock());
