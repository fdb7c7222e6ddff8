import type { InvoiceCard } from '@naungan/domain/invoice/record';
import type { ProductType } from '@naungan/domain/lines';
import type { Db } from '../db/client.ts';
import { type InvoiceRecord, listInvoices, paymentStatus } from '../modules/invoices/service.ts';
import { findOrderedProducts } from '../modules/orders/service.ts';
import { findInvoicesUnderReview } from '../modules/payments/service.ts';

/** Returns a member's invoices, newest first; with `productType`, only the invoices of this line. */
export async function invoiceCards(
  db: Db,
  { userId, productType, now }: { userId: string; productType?: ProductType | undefined; now: Date },
): Promise<InvoiceCard[]> {
  return cardsOf(db, await listInvoices(db, userId, productType), now);
}

/** Returns a member's newest invoice and the unpaid invoices, newest first. */
export async function currentInvoiceCards(db: Db, userId: string, now: Date): Promise<InvoiceCard[]> {
  const invoices = await listInvoices(db, userId);
  const current = invoices.filter(({ status }, index) => index === 0 || status === 'pending');
  return cardsOf(db, current, now);
}

async function cardsOf(db: Db, invoices: readonly InvoiceRecord[], now: Date): Promise<InvoiceCard[]> {
  if (invoices.length === 0) return [];
  const products = await findOrderedProducts(
    db,
    invoices.map(({ orderId }) => orderId),
  );
  const idsUnderReview = await findInvoicesUnderReview(
    db,
    invoices.map(({ id }) => id),
  );
  return invoices.flatMap((invoice) => {
    const product = products.get(invoice.orderId);
    if (!product) return [];
    return {
      _id: invoice.id,
      orderId: invoice.orderId,
      productType: invoice.productType,
      invoiceNumber: invoice.invoiceNumber,
      status: paymentStatus({ ...invoice, isUnderReview: idsUnderReview.has(invoice.id) }, now),
      total: invoice.total,
      createdAt: invoice.createdAt.toISOString(),
      dueDate: invoice.dueDate?.toISOString() ?? null,
      productName: product.productName,
      insuranceCompany: { company_name: product.insuranceCompany.company_name },
      logoProduct: product.logoProduct,
    };
  });
}
