import type { OrderCard } from '@naungan/domain/order/record';
import type { OrderStatus } from '@naungan/domain/status';
import type { Db, Tx } from '../../db/client.ts';
import { record } from '../../db/journal.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { announceOrder } from './announce.ts';
import type { OrderRecord } from './record.ts';
import { changeOrder, type OrderFilter, orderById, orderCards, orderForUpdate } from './repository.ts';
import { mayMove } from './transitions.ts';

export { addressLines, beneficiaryFacts } from './present.ts';
export type { OrderAddress, OrderRecord } from './record.ts';

/** The job that the insurer's side starts with, for a simulator; data: `{ orderId }`. */
export const ORDER_SUBMITTED = 'order.submitted';

export type Move = {
  /** `member:<id>`, `desk:<id>`, `insurer`. */
  actor: string;
  reason?: string | null;
  now: Date;
};

/** An order by id; null for an unknown or malformed one. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRecord | null> {
  return isUuid(id) ? orderById(db, id) : null;
}

/** Orders newest first, of one member or of all. */
export const listOrders = (db: Db | Tx, filter: OrderFilter): Promise<OrderCard[]> => orderCards(db, filter);

/** An order by id, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRecord | null> {
  return isUuid(id) ? orderForUpdate(tx, id) : null;
}

/**
 * Moves an order, notes it in the journal and tells the customer's pages; lock it first.
 * @throws Problem CONFLICT when the order may not go there from where it is.
 */
export async function moveOrder(tx: Tx, order: OrderRecord, to: OrderStatus, move: Move): Promise<void> {
  const from = order.statusOrder;
  if (!mayMove(from, to))
    refuse('CONFLICT', `Pesanan berstatus "${from}" tidak dapat diubah menjadi "${to}"`);
  await changeOrder(tx, order.id, { statusOrder: to }, move.now);
  const { actor, reason = null } = move;
  await record(tx, { subject: 'order', subjectId: order.id, from, to, actor, reason });
  await announceOrder(tx, order, to);
}

/** Lets the insurer look at an order. Only a simulator listens: people find it at the desk. */
export async function submitToInsurer(tx: Tx, { config, jobs }: Deps, orderId: string): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, ORDER_SUBMITTED, { orderId }, { startAfter: config.INSURER_DELAY_SECONDS });
}
