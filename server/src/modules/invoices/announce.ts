import { productType } from '@naungan/domain/order/record';
import { announce } from '../../core/realtime/announce.ts';
import type { Tx } from '../../db/client.ts';

type Invoice = { id: string; userId: string; orderId: string; productType: string };

/** Tells the customer's open pages that an invoice, or the payment of it, changed. */
export const announceInvoice = (tx: Tx, invoice: Invoice, status: string): Promise<void> =>
  announce(tx, invoice.userId, {
    kind: 'invoice',
    id: invoice.id,
    orderId: invoice.orderId,
    productType: productType.parse(invoice.productType),
    status,
  });
