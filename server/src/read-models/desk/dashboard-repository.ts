import type { IsoDate } from '@naungan/domain/dates';
import { CLAIM_STATES, isClaimEnded } from '@naungan/domain/status';
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import type { Db } from '../../db/client.ts';
import { claims, insurers, orders, policies } from '../../db/schema.ts';
import type { DashboardFilter } from './dashboard-days-repository.ts';

/** Figures of today, which no period restricts. The condition requires a join with `orders`. */
const isCounted = ({ scope, line, insurer }: DashboardFilter): SQL | undefined =>
  and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    insurer === undefined ? undefined : eq(orders.insurerId, insurer),
  );

const GROUP = { line: orders.productType, insurerId: orders.insurerId } as const;
const count = sql<number>`count(*)::int`;

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
