import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { CLAIM_STATES, isClaimEnded } from '@naungan/domain/status';
import { and, asc, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import { withinDays } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { claimPayments, claims, insurers, invoices, orders, policies } from '../../db/schema.ts';

/** Which records are counted: those in the scope of the reader, of a line and of an insurer. Days are in Jakarta. */
export type DashboardFilter = {
  scope: DeskScope;
  from: IsoDate;
  to: IsoDate;
  line?: ProductType | undefined;
  insurer?: string | undefined;
};

/** The queries join `orders`, which has the line and the insurer of the record. Each reads one index of times. */
const isCounted = ({ scope, line, insurer }: DashboardFilter): SQL | undefined =>
  and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    insurer === undefined ? undefined : eq(orders.insurerId, insurer),
  );

const GROUP = { line: orders.productType, insurerId: orders.insurerId } as const;
const count = sql<number>`count(*)::int`;
const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
const rupiahIf = (amount: typeof orders.premium | typeof claimPayments.amount, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);

const PARTNER_GROUP = { ...GROUP, partner: orders.partner } as const;
const BY_PARTNER = [orders.productType, orders.insurerId, orders.partner] as const;

/** Returns the numbers of placed and of paid orders of a period, by line, insurer and partner. */
export const countPlaced = (db: Db, filter: DashboardFilter) =>
  db
    .select({
      ...PARTNER_GROUP,
      orders: count,
      sold: countIf(eq(invoices.status, 'success')),
      soldPremium: rupiahIf(orders.premium, eq(invoices.status, 'success')),
    })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(withinDays(orders.createdAt, filter.from, filter.to), isCounted(filter)))
    .groupBy(...BY_PARTNER);
export type PlacedCount = Awaited<ReturnType<typeof countPlaced>>[number];

/** Returns the numbers of invoices and of paid invoices, and the premium that was received in a period, by line and insurer. */
export function countInvoices(db: Db, filter: DashboardFilter) {
  const isPaid = eq(invoices.status, 'success');
  const isInvoiced = withinDays(invoices.createdAt, filter.from, filter.to);
  const isReceived = and(withinDays(invoices.paidAt, filter.from, filter.to), isPaid);
  return db
    .select({
      ...GROUP,
      invoices: countIf(isInvoiced),
      paid: countIf(and(isInvoiced, isPaid)),
      premium: rupiahIf(orders.premium, isReceived),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(or(isInvoiced, isReceived), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);
}

/**
 * Returns the decisions of a period, and the median hours to approval, by line and insurer; the row without a line has the median of
 * all.
 */
export function countDecided(db: Db, filter: DashboardFilter) {
  const isApproved = eq(orders.statusOrder, 'approve');
  const hours = sql`extract(epoch from ${orders.decidedAt} - ${orders.createdAt})::float8 / 3600`;
  return db
    .select({
      line: sql<ProductType | null>`${orders.productType}`,
      insurerId: sql<string | null>`${orders.insurerId}`,
      approved: countIf(isApproved),
      rejected: countIf(eq(orders.statusOrder, 'reject')),
      hours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${hours}) filter (where ${isApproved})`,
    })
    .from(orders)
    .where(and(withinDays(orders.decidedAt, filter.from, filter.to), isCounted(filter)))
    .groupBy(sql`grouping sets ((${orders.productType}, ${orders.insurerId}), ())`);
}

/** Returns the claims of a period by line and insurer. */
export const countClaims = (db: Db, filter: DashboardFilter) =>
  db
    .select({ ...GROUP, claims: count })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(and(withinDays(claims.createdAt, filter.from, filter.to), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);

/** Returns the amount that was paid for claims in a period, by line and insurer. */
export const sumPaidClaims = (db: Db, filter: DashboardFilter) =>
  db
    .select({ ...GROUP, claimsPaid: rupiahIf(claimPayments.amount, sql`true`) })
    .from(claimPayments)
    .innerJoin(claims, eq(claims.id, claimPayments.claimId))
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(and(withinDays(claimPayments.paidAt, filter.from, filter.to), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);

/** Returns the number of active policies with a last day from `first` to `last`, by line and insurer. */
export function countPoliciesEnding(db: Db, filter: DashboardFilter, first: IsoDate, last: IsoDate) {
  return db
    .select({ ...GROUP, policiesEnding: count })
    .from(policies)
    .innerJoin(orders, eq(orders.id, policies.orderId))
    .where(and(sql`${policies.status} = 'active'`, between(policies.endDate, first, last), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);
}

const OPEN_STATES = CLAIM_STATES.filter((state) => !isClaimEnded(state));

/** Returns the number of open claims by their age in days on `today`. Reads orders only for a reader who may not see all. */
export function countOpenClaims(db: Db, { scope, line, insurer }: DashboardFilter, today: IsoDate) {
  const isOfInsurer =
    insurer === undefined
      ? undefined
      : sql`exists (select 1 from ${orders} where ${orders.id} = ${claims.orderId} and ${orders.insurerId} = ${insurer})`;
  const days = sql<number>`${today}::date - (${claims.createdAt} at time zone 'Asia/Jakarta')::date`;
  return db
    .select({ days, count })
    .from(claims)
    .where(
      and(
        inArray(claims.state, OPEN_STATES),
        withinScope(scope, claims.orderId),
        line === undefined ? undefined : eq(claims.productType, line),
        isOfInsurer,
      ),
    )
    .groupBy(sql`1`);
}

/** Returns the insurers that the reader may see, by name. */
export const listInsurers = (db: Db, { insurerId }: DeskScope) =>
  db
    .select({ id: insurers.id, name: insurers.companyName })
    .from(insurers)
    .where(insurerId === null ? undefined : eq(insurers.id, insurerId))
    .orderBy(asc(insurers.companyName));
