import type { OrderDetail } from '@naungan/domain/lines/record';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { findInvoiceOfOrder, paymentStatus } from '../modules/invoices/service.ts';
import { isUnderReview } from '../modules/payments/service.ts';

/** Returns the invoice of an order as its page shows it; null until the order is approved. */
export async function orderInvoice(db: Db, deps: Deps, orderId: string): Promise<OrderDetail['invoice']> {
  const invoice = await findInvoiceOfOrder(db, orderId);
  if (!invoice) return null;
  const hasPaymentUnderReview = invoice.status === 'pending' && (await isUnderReview(db, invoice.id));
  return {
    _id: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    paymentStatus: paymentStatus({ ...invoice, isUnderReview: hasPaymentUnderReview }, deps.clock()),
  };
}
