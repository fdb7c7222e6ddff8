import { ORDER_TRANSITIONS, type OrderStatus } from '@naungan/domain/status';
import { defineStateMachine } from '../../core/state-machine.ts';
import type { OrderRecord } from './record.ts';
import { changeOrder, lockOrder, type OrderChange } from './repository.ts';

/**
 * Statuses of an order. The insurer decides on new and revised orders; the decision is final. Payment happens
 * on the invoice.
 */
export const orderStateMachine = defineStateMachine<OrderStatus, OrderRecord, OrderChange>({
  name: 'order',
  transitions: ORDER_TRANSITIONS,
  statusOf: ({ statusOrder }) => statusOrder,
  lock: lockOrder,
  change: (tx, order, to, now, change) => changeOrder(tx, order, { ...change, statusOrder: to }, now),
  notifiedPages: {
    kind: 'order',
    fieldsOf: ({ id, userId, productType }) => ({ id, userId, orderId: id, productType }),
  },
  conflictMessage: (from, to) => `Pesanan berstatus "${from}" tidak dapat diubah menjadi "${to}"`,
});
