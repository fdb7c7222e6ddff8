import type { DeskDashboard } from '@naungan/api/desk-dashboard';
import type { ProductType } from '@naungan/domain/lines';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { withinScope } from '../../core/desk-scope.ts';
import { withinDays } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { claimPayments, claims, invoices, orders } from '../../db/schema.ts';
import type { DashboardFilter } from './dashboard-days-repository.ts';

/**
 * The dashboard's figures of a period, computed from the records with one query each and without days: an independent
 * result with which tests compare the figures by day.
 */

const GROUP = [orders.productType, orders.insurerId] as const;
const count = sql<number>`count(*)::int`;
const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
const sumIf = (amount: typeof orders.premium | typeof claimPayments.amount, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
const isPaid = eq(invoices.status, 'success');
const isApproved = eq(orders.statusOrder, 'approve');
const hours = sql`extract(epoch from ${orders.decidedAt} - ${orders.createdAt})::float8 / 3600`;

const conditionOf = ({ scope, line, insurer }: DashboardFilter) =>
  and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    insurer === undefined ? undefined : eq(orders.insurerId, insurer),
  );

const groupColumns = {
  line: sql<ProductType | null>`${orders.productType}`,
  insurerId: sql<string | null>`${orders.insurerId}`,
};
/** The groups, and a row without a line for all records. */
const WITH_TOTAL = sql`grouping sets ((${GROUP[0]}, ${GROUP[1]}), ())`;

const placed = (db: Db, filter: DashboardFilter) =>
  db
    .select({ ...groupColumns, orders: count })
    .from(orders)
    .where(and(withinDays(orders.createdAt, filter.from, filter.to), conditionOf(filter)))
    .groupBy(WITH_TOTAL);

const decided = (db: Db, filter: DashboardFilter) =>
  db
    .select({
      ...groupColumns,
      approved: countIf(isApproved),
      rejected: countIf(eq(orders.statusOrder, 'reject')),
      approvalHours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${hours}) filter (where ${isApproved})`,
    })
    .from(orders)
    .where(and(withinDays(orders.decidedAt, filter.from, filter.to), conditionOf(filter)))
    .groupBy(WITH_TOTAL);

function invoiced(db: Db, filter: DashboardFilter) {
  const isInvoiced = withinDays(invoices.createdAt, filter.from, filter.to);
  const isReceived = and(withinDays(invoices.paidAt, filter.from, filter.to), isPaid);
  return db
    .select({
      ...groupColumns,
      invoices: countIf(isInvoiced),
      paid: countIf(and(isInvoiced, isPaid)),
      premium: sumIf(orders.premium, isReceived),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(or(isInvoiced, isReceived), conditionOf(filter)))
    .groupBy(WITH_TOTAL);
}

const claimed = (db: Db, filter: DashboardFilter) =>
  db
    .select({ ...groupColumns, claims: count })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(and(withinDays(claims.createdAt, filter.from, filter.to), conditionOf(filter)))
    .groupBy(WITH_TOTAL);

const claimsPaid = (db: Db, filter: DashboardFilter) =>
  db
    .select({ ...groupColumns, claimsPaid: sumIf(claimPayments.amount, sql`true`) })
    .from(claimPayments)
    .innerJoin(claims, eq(claims.id, claimPayments.claimId))
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(and(withinDays(claimPayments.paidAt, filter.from, filter.to), conditionOf(filter)))
    .groupBy(WITH_TOTAL);

const partnerSales = (db: Db, filter: DashboardFilter) =>
  db
    .select({
      partner: sql<string>`${orders.partner}`,
      orders: count,
      paid: countIf(isPaid),
      premium: sumIf(orders.premium, isPaid),
    })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        withinDays(orders.createdAt, filter.from, filter.to),
        conditionOf(filter),
        sql`${orders.partner} is not null`,
      ),
    )
    .groupBy(orders.partner);

type Figures = Omit<DeskDashboard['total'], 'policiesEnding'>;
const NO_FIGURES: Figures = {
  orders: 0,
  approved: 0,
  rejected: 0,
  approvalHours: null,
  invoices: 0,
  paid: 0,
  paymentRate: null,
  premium: 0,
  claims: 0,
  claimsPaid: 0,
  lossRatio: null,
};
const round = (value: number, digits: number) => Number(value.toFixed(digits));
const withRatios = (figures: Figures): Figures => ({
  ...figures,
  approvalHours: figures.approvalHours === null ? null : round(figures.approvalHours, 1),
  paymentRate: figures.invoices === 0 ? null : round(figures.paid / figures.invoices, 4),
  lossRatio: figures.premium === 0 ? null : round(figures.claimsPaid / figures.premium, 4),
});

/** Returns the figures of a period without the figures of today: by line and insurer, with the key `total` for all, and by partner. */
export async function directFigures(db: Db, filter: DashboardFilter) {
  const groups: Record<string, Figures> = {};
  for (const query of [placed, decided, invoiced, claimed, claimsPaid])
    for (const { line, insurerId, ...figures } of await query(db, filter)) {
      const key = line === null ? 'total' : `${line} ${insurerId}`;
      groups[key] = { ...NO_FIGURES, ...groups[key], ...figures };
    }
  const rows = Object.fromEntries(Object.entries(groups).map(([key, figures]) => [key, withRatios(figures)]));
  const partners = (await partnerSales(db, filter)).toSorted(
    (a, b) => b.orders - a.orders || a.partner.localeCompare(b.partner),
  );
  return { rows: { total: NO_FIGURES, ...rows }, partners };
}
