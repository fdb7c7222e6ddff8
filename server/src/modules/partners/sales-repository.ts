import type { PartnerSale, SaleStatus } from '@naungan/api/partner-sales';
import type { IsoDate } from '@naungan/domain/dates';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { withinDays } from '../../core/list-page.ts';
import type { Db, Tx } from '../../db/client.ts';
import { invoices, orders, partners, plans, policies } from '../../db/schema.ts';

/** The position of a sale in the list, which is sorted by time and id. */
export type SalePosition = { orderedAt: Date; orderId: string };
export type SalesFilter = {
  partner: string;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  after: SalePosition | null;
  limit: number;
};

const issuedAt = sql<Date | null>`(
  select min(${policies.issuedAt}) from ${policies} where ${policies.orderId} = ${orders.id})`.mapWith(
  (value: Date | string) => new Date(value),
);

const selectSales = (db: Db | Tx) =>
  db
    .select({
      orderId: orders.id,
      partner: orders.partner,
      line: orders.productType,
      planId: orders.planId,
      planCode: plans.code,
      premium: orders.premium,
      statusOrder: orders.statusOrder,
      decidedAt: orders.decidedAt,
      orderedAt: orders.createdAt,
      invoiceStatus: invoices.status,
      invoiceChangedAt: invoices.updatedAt,
      paidAt: invoices.paidAt,
      issuedAt,
    })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .$dynamic();
type SaleRow = Awaited<ReturnType<typeof selectSales>>[number];

/** Returns when the order was rejected, expired unpaid, or its payment was returned; null for a sale that has not ended. */
function cancelledAtOf({ statusOrder, decidedAt, invoiceStatus, invoiceChangedAt }: SaleRow): Date | null {
  if (statusOrder === 'reject') return decidedAt;
  const hasEnded = invoiceStatus !== null && invoiceStatus !== 'pending' && invoiceStatus !== 'success';
  return hasEnded ? invoiceChangedAt : null;
}

function statusOf(row: SaleRow): SaleStatus {
  if (cancelledAtOf(row)) return 'cancelled';
  if (row.issuedAt) return 'issued';
  return row.invoiceStatus === 'success' ? 'paid' : 'ordered';
}

const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const saleOf = (row: SaleRow): PartnerSale => ({
  orderId: row.orderId,
  partner: row.partner ?? '',
  line: row.line,
  planId: row.planId,
  planCode: row.planCode,
  premium: row.premium,
  currency: 'IDR',
  status: statusOf(row),
  orderedAt: row.orderedAt.toISOString(),
  paidAt: textOf(row.paidAt),
  issuedAt: textOf(row.issuedAt),
  cancelledAt: textOf(cancelledAtOf(row)),
});

/** Returns the sale of an order if its partner has a webhook, else null. */
export async function findSaleToReport(tx: Tx, orderId: string): Promise<PartnerSale | null> {
  const [row] = await selectSales(tx)
    .innerJoin(partners, eq(partners.code, orders.partner))
    .where(and(eq(orders.id, orderId), isNotNull(partners.webhookUrl)));
  return row ? saleOf(row) : null;
}

/** Returns sales of a partner, newest first. */
export async function listSales(
  db: Db,
  { partner, from, to, after, limit }: SalesFilter,
): Promise<PartnerSale[]> {
  const rows = await selectSales(db)
    .where(
      and(
        eq(orders.partner, partner),
        withinDays(orders.createdAt, from, to),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (${after.orderedAt.toISOString()}::timestamptz, ${after.orderId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return rows.map(saleOf);
}
