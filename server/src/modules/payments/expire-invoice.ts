import { orderAgainPath } from '@naungan/domain/lines';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type InvoiceRecord, invoiceStateMachine, mailExpiry } from '../invoices/service.ts';
import { findOrder } from '../orders/service.ts';
import { reportSale } from '../partners/service.ts';

/**
 * Expires a pending invoice after its due date, and mails the member. The caller holds the lock of the invoice. `cause` is a
 * sentence for the mail about the payment that has just failed; absent if no payment failed.
 */
export async function expireLockedInvoice(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  cause?: string,
): Promise<void> {
  const reason = 'not paid by its due date';
  await invoiceStateMachine.transition(tx, invoice, {
    to: 'expire',
    actor: 'system',
    reason,
    now: deps.clock(),
  });
  await reportSale(tx, deps, invoice.orderId, 'cancelled');
  const order = await findOrder(tx, invoice.orderId);
  if (!order) throw new Error(`Invoice ${invoice.id} refers to a missing order`);
  const reorderPath = orderAgainPath(order.productType, order.planId, order.id);
  await mailExpiry(tx, deps, invoice, { reorderPath, cause });
}
