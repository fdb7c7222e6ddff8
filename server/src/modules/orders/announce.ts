import type { OrderStatus } from '@naungan/domain/status';
import { announce } from '../../core/realtime/announce.ts';
import type { Tx } from '../../db/client.ts';
import type { OrderRecord } from './record.ts';

/** Tells the customer's open pages where the order is now. */
export const announceOrder = (tx: Tx, order: OrderRecord, status: OrderStatus): Promise<void> =>
  announce(tx, order.userId, {
    kind: 'order',
    id: order.id,
    orderId: order.id,
    productType: order.productType,
    status,
  });
