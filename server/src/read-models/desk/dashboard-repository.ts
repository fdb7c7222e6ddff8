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

/** Every query joins `orders`, which has the line and the insurer of the record. */
const isCounted = ({ scope, line, insurer }: DashboardFilter): SQL | undefined =>
  and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    insurer === undefined ? undefined : eq(orders.insurerId, insurer),
  );

const GROUP = { line: orders.productType, insurerId: orders.insurerId } as const;
const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
const rupiahIf = (amount: typeof orders.premium | typeof claimPayments.amount, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);

/** Returns orders, decisions, invoices and premium of a period by line, insurer and partner. */
export function countOrders(db: Db, filter: DashboardFilter) {
  const { from, to } = filter;
  const isPlaced = withinDays(orders.createdAt, from, to);
  const isDecided = withinDays(orders.decidedAt, from, to);
  const isInvoiced = withinDays(invoices.createdAt, from, to);
  const isReceived = withinDays(invoices.paidAt, from, to);
  const isPaid = eq(invoices.status, 'success');
  return (
    db
      .select({
        ...GROUP,
        partner: orders.partner,
        orders: countIf(isPlaced),
        approved: countIf(and(isDecided, eq(orders.statusOrder, 'approve'))),
        rejected: countIf(and(isDecided, eq(orders.statusOrder, 'reject'))),
        invoices: countIf(isInvoiced),
        paid: countIf(and(isInvoiced, isPaid)),
        premium: rupiahIf(orders.premium, and(isReceived, isPaid)),
        /** The placed orders that are paid. */
        sold: countIf(and(isPlaced, isPaid)),
        soldPremium: rupiahIf(orders.premium, and(isPlaced, isPaid)),
      })
      .from(orders)
      .leftJoin(invoices, eq(invoices.orderId, orders.id))
      // An order is placed before anything else happens to it.
      .where(
        and(
          withinDays(orders.createdAt, undefined, to),
          or(isPlaced, isDecided, isInvoiced, isReceived),
          isCounted(filter),
        ),
      )
      .groupBy(orders.productType, orders.insurerId, orders.partner)
  );
}
export type OrderCount = Awaited<ReturnType<typeof countOrders>>[number];

/** Returns the median hours to approval by line and insurer; the row without a line is the median of all. */
export function medianApprovalHours(db: Db, filter: DashboardFilter) {
  const duration = sql`extract(epoch from ${orders.decidedAt} - ${orders.createdAt}) / 3600`;
  return db
    .select({
      line: sql<ProductType | null>`${orders.productType}`,
      insurerId: sql<string | null>`${orders.insurerId}`,
      hours: sql<number | null>`percentile_cont(0.5) within group (order by ${duration})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        withinDays(orders.createdAt, undefined, filter.to),
        withinDays(orders.decidedAt, filter.from, filter.to),
        eq(orders.statusOrder, 'approve'),
        isCounted(filter),
      ),
    )
    .groupBy(sql`grouping sets ((${orders.productType}, ${orders.insurerId}), ())`);
}

/** Returns the claims of a period, and the amount paid for claims in it, by line and insurer. */
export function countClaims(db: Db, filter: DashboardFilter) {
  const isSubmitted = withinDays(claims.createdAt, filter.from, filter.to);
  const isPaid = withinDays(claimPayments.paidAt, filter.from, filter.to);
  return db
    .select({ ...GROUP, claims: countIf(isSubmitted), claimsPaid: rupiahIf(claimPayments.amount, isPaid) })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .leftJoin(claimPayments, eq(claimPayments.claimId, claims.id))
    .where(and(or(isSubmitted, isPaid), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);
}

/** Returns the number of active policies with a last day from `first` to `last`, by line and insurer. */
export function countPoliciesEnding(db: Db, filter: DashboardFilter, first: IsoDate, last: IsoDate) {
  return db
    .select({ ...GROUP, policiesEnding: sql<number>`count(*)::int` })
    .from(policies)
    .innerJoin(orders, eq(orders.id, policies.orderId))
    .where(and(sql`${policies.status} = 'active'`, between(policies.endDate, first, last), isCounted(filter)))
    .groupBy(orders.productType, orders.insurerId);
}

const OPEN_STATES = CLAIM_STATES.filter((state) => !isClaimEnded(state));

/** Returns the number of open claims by their age in days on `today`. */
export function countOpenClaims(db: Db, filter: DashboardFilter, today: IsoDate) {
  const days = sql<number>`${today}::date - (${claims.createdAt} at time zone 'Asia/Jakarta')::date`;
  return db
    .select({ days, count: sql<number>`count(*)::int` })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(and(inArray(claims.state, OPEN_STATES), isCounted(filter)))
    .groupBy(sql`1`);
}

/** Returns the insurers that the reader may see, by name. */
export const listInsurers = (db: Db, { insurerId }: DeskScope) =>
  db
    .select({ id: insurers.id, name: insurers.companyName })
    .from(insurers)
    .where(insurerId === null ? undefined : eq(insurers.id, insurerId))
    .orderBy(asc(insurers.companyName));
