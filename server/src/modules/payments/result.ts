import type { PaymentResult } from '@naungan/api/payments';
import type { ProductType } from '@naungan/domain/lines';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findInvoice, type InvoiceRecord } from '../invoices/service.ts';
import { findByReference, findByTransaction, listPayments, type PaymentRecord } from './repository.ts';
import { refreshUnreportedPayment } from './status-refresh.ts';
import { paymentView } from './view.ts';

type PaymentWithInvoice = { payment: PaymentRecord; invoice: InvoiceRecord } | null;

async function addInvoice(db: Db, payment: PaymentRecord | null): Promise<PaymentWithInvoice> {
  const invoice = payment && (await findInvoice(db, payment.invoiceId));
  return payment && invoice ? { payment, invoice } : null;
}

/**
 * Returns the payment with this transaction id of the gateway, or with this reference of the server. Gateways add one of
 * the two to the URL when they redirect.
 */
const findByAnyId = async (db: Db, id: string): Promise<PaymentRecord | null> =>
  (await findByTransaction(db, id)) ?? (await findByReference(db, id));

/** Returns the data that anyone with a transaction id or reference may see: no name, no address. */
export async function findPublicResult(deps: Deps, id: string): Promise<PaymentResult | null> {
  const { db } = deps;
  const match = await addInvoice(db, await findByAnyId(db, id));
  if (!match) return null;
  const { payment, invoice } = match;
  await refreshUnreportedPayment(deps, invoice.id);
  const { transaction_id, status, method, type, typeText, total } = paymentView(payment);
  return {
    transaction_id,
    status,
    method,
    type,
    typeText,
    gross_amount: total,
    custom_field1: invoice.invoiceNumber,
    product: invoice.productType,
  };
}

/** Returns the member's order for a transaction id or reference. */
export async function findOrderOfTransaction(
  db: Db,
  userId: string,
  id: string,
): Promise<{ _id: string; product: ProductType } | null> {
  const match = await addInvoice(db, await findByAnyId(db, id));
  if (match?.invoice.userId !== userId) return null;
  return { _id: match.invoice.orderId, product: match.invoice.productType };
}

/** Returns every payment of an invoice with its id and reference. */
export async function listPaymentReferences(
  db: Db,
  invoiceId: string,
): Promise<{ id: string; reference: string }[]> {
  return listPayments(db, invoiceId);
}
