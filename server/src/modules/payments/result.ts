import type { PaymentResult } from '@naungan/api/payments';
import type { ProductType } from '@naungan/domain/lines';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findInvoice, type InvoiceRecord } from '../invoices/service.ts';
import { askWhenSilent } from './ask.ts';
import { findByReference, findByTransaction, listPayments, type PaymentRecord } from './repository.ts';
import { paymentView } from './view.ts';

type Found = { payment: PaymentRecord; invoice: InvoiceRecord } | null;

async function withInvoice(db: Db, payment: PaymentRecord | null): Promise<Found> {
  const invoice = payment && (await findInvoice(db, payment.invoiceId));
  return payment && invoice ? { payment, invoice } : null;
}

/** By the gateway's id, or by our reference: gateways add that one when they send somebody back to us. */
const findAny = async (db: Db, id: string): Promise<PaymentRecord | null> =>
  (await findByTransaction(db, id)) ?? (await findByReference(db, id));

/** What anybody who knows a transaction's id or reference may see: no name, no address. */
export async function publicResult(deps: Deps, id: string): Promise<PaymentResult | null> {
  const { db } = deps;
  const found = await withInvoice(db, await findAny(db, id));
  if (!found) return null;
  await askWhenSilent(deps, found.invoice.id);
  const { transaction_id, status, method, type, typeText, total } = paymentView(found.payment);
  return {
    transaction_id,
    status,
    method,
    type,
    typeText,
    gross_amount: total,
    custom_field1: found.invoice.invoiceNumber,
    product: found.invoice.productType,
  };
}

/** The order behind a transaction of this member, by the gateway's id or by our reference. */
export async function orderOfTransaction(
  db: Db,
  userId: string,
  id: string,
): Promise<{ _id: string; product: ProductType } | null> {
  const found = await withInvoice(db, await findAny(db, id));
  if (found?.invoice.userId !== userId) return null;
  return { _id: found.invoice.orderId, product: found.invoice.productType };
}

/** Every payment that was ever made for an invoice: its id and what the gateway knows it by. */
export async function paymentReferences(
  db: Db,
  invoiceId: string,
): Promise<{ id: string; reference: string }[]> {
  return listPayments(db, invoiceId);
}
