import type { InvoiceCard } from '@naungan/domain/invoice/record';
import type { SoldLine } from '@naungan/domain/lines';
import type { Plan } from '@naungan/domain/lines/record';
import type { InvoiceStatus } from '@naungan/domain/status';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { invoices, orders } from '../../db/schema.ts';
import { invoiceStatus } from './status.ts';

/** A member's invoices, of one product or all, newest first. */
export async function invoiceCards(
  db: Db,
  { userId, productType, now }: { userId: string; productType?: string | undefined; now: Date },
): Promise<InvoiceCard[]> {
  const own = eq(invoices.userId, userId);
  const rows = await db
    .select({ invoice: invoices, product: orders.product })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(productType ? and(own, eq(invoices.productType, productType)) : own)
    .orderBy(desc(invoices.createdAt), desc(invoices.invoiceNumber));
  return rows.map(({ invoice, product }) => {
    const { productName, insuranceCompany, logoProduct } = product as Plan;
    return {
      _id: invoice.id,
      orderId: invoice.orderId,
      productType: invoice.productType as SoldLine,
      invoiceNumber: invoice.invoiceNumber,
      status: invoiceStatus({ ...invoice, status: invoice.status as InvoiceStatus }, now),
      total: invoice.total,
      createdAt: invoice.createdAt.toISOString(),
      dueDate: invoice.dueDate?.toISOString() ?? null,
      productName,
      insuranceCompany: { company_name: insuranceCompany.company_name },
      logoProduct,
    };
  });
}
