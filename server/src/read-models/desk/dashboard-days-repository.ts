import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { and, between, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DeskScope } from '../../core/desk-scope.ts';
import { withinDays } from '../../core/list-page.ts';
import type { Db, Tx } from '../../db/client.ts';
import { claimPayments, claims, dashboardChanges, dashboardDays, invoices, orders } from '../../db/schema.ts';
import { type DayRange, dayRanges } from './day-ranges.ts';

/**
 * The figures of the dashboard by day in Jakarta (docs/decisions/0024-dashboard-by-day.md). `DAY_BRANCHES` is their only
 * definition: the table `dashboard_days` stores its result, and days that changed since are computed from it again.
 */

/** Which records are counted: those in the scope of the reader, of a line and of an insurer. Days are in Jakarta. */
export type DashboardFilter = {
  scope: DeskScope;
  from: IsoDate;
  to: IsoDate;
  line?: ProductType | undefined;
  insurer?: string | undefined;
};

/** The figures of a row of `dashboard_days`, each with its value without records. */
const NO_FIGURES = {
  orders: sql`0`,
  sold: sql`0`,
  soldPremium: sql`0`,
  approved: sql`0`,
  rejected: sql`0`,
  approvalHours: sql`''::bytea`,
  invoices: sql`0`,
  paid: sql`0`,
  premium: sql`0`,
  claims: sql`0`,
  claimsPaid: sql`0`,
};
type Figure = keyof typeof NO_FIGURES;
const FIGURES = Object.keys(NO_FIGURES) as Figure[];

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`;
const isPaid = eq(invoices.status, 'success');
const isApproved = eq(orders.statusOrder, 'approve');
const hoursToApproval = sql`extract(epoch from ${orders.decidedAt} - ${orders.createdAt})::float8 / 3600`;
const withOrderOfInvoice = sql`${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}`;

/** Records that are counted on the day of the time `at`, and their figures. Only sales have the partner of the order. */
type DayBranch = {
  at: PgColumn;
  from: SQL;
  where?: SQL;
  partner?: PgColumn;
  figures: Partial<Record<Figure, SQL>>;
};
const DAY_BRANCHES: readonly DayBranch[] = [
  {
    at: orders.createdAt,
    from: sql`${orders} left join ${invoices} on ${invoices.orderId} = ${orders.id}`,
    partner: orders.partner,
    figures: {
      orders: sql`count(*)`,
      sold: countIf(isPaid),
      soldPremium: sql`coalesce(sum(${orders.premium}) filter (where ${isPaid}), 0)`,
    },
  },
  {
    at: orders.decidedAt,
    from: sql`${orders}`,
    figures: {
      approved: countIf(isApproved),
      rejected: countIf(eq(orders.statusOrder, 'reject')),
      approvalHours: sql`coalesce(string_agg(float8send(${hoursToApproval}), ''::bytea) filter (where ${isApproved}), '')`,
    },
  },
  {
    at: invoices.createdAt,
    from: withOrderOfInvoice,
    figures: { invoices: sql`count(*)`, paid: countIf(isPaid) },
  },
  {
    at: invoices.paidAt,
    from: withOrderOfInvoice,
    where: isPaid,
    figures: { premium: sql`sum(${orders.premium})` },
  },
  {
    at: claims.createdAt,
    from: sql`${claims} join ${orders} on ${orders.id} = ${claims.orderId}`,
    figures: { claims: sql`count(*)` },
  },
  {
    at: claimPayments.paidAt,
    from: sql`${claimPayments} join ${claims} on ${claims.id} = ${claimPayments.claimId}
      join ${orders} on ${orders.id} = ${claims.orderId}`,
    figures: { claimsPaid: sql`sum(${claimPayments.amount})` },
  },
];

const columnOf = (figure: Figure) =>
  sql.identifier(figure.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`));
const COLUMNS = sql.join(FIGURES.map(columnOf), sql`, `);

/** Columns of the groups of a branch: with the day for `dashboard_days`, without it for the sums of a period. */
type Groups = 'by day' | 'of the period';

function branchQuery({ at, from, where, partner, figures }: DayBranch, range: DayRange, groups: Groups): SQL {
  const values = FIGURES.map(
    (figure) => sql`${figures[figure] ?? NO_FIGURES[figure]} as ${columnOf(figure)}`,
  );
  const day = groups === 'by day' ? sql`jakarta_day(${at})` : sql`null::date`;
  return sql`select ${orders.productType} as line, ${orders.insurerId} as insurer_id, ${partner ?? sql`null::text`} as partner,
    ${day} as day, ${sql.join(values, sql`, `)} from ${from}
    where ${and(withinDays(at, range.first, range.last), where)} group by 1, 2, 3, 4`;
}

/** Returns the query for the figures of these days, with several rows for the same group. */
const computeDays = (ranges: readonly DayRange[], groups: Groups): SQL =>
  sql.join(
    ranges.flatMap((range) => DAY_BRANCHES.map((branch) => branchQuery(branch, range, groups))),
    sql` union all `,
  );

const isInRanges = (ranges: readonly DayRange[]) =>
  or(...ranges.map(({ first, last }) => between(dashboardDays.day, first, last))) ?? sql`false`;

/** The figures of a group of rows. */
const SUMS = sql.join(
  FIGURES.map((figure) =>
    figure === 'approvalHours'
      ? sql`string_agg(${columnOf(figure)}, ''::bytea)`
      : sql`sum(${columnOf(figure)})::bigint`,
  ),
  sql`, `,
);

const isInPeriod = (
  column: typeof dashboardDays.day | typeof dashboardChanges.day,
  filter: DashboardFilter,
) => between(column, filter.from, filter.to);

/** Returns the query for the rows of the period: stored rows, and computed rows of `ranges`. */
const daysOfPeriod = (filter: DashboardFilter, ranges: readonly DayRange[]): SQL => {
  const stored = sql`select ${dashboardDays.line}, ${dashboardDays.insurerId}, ${dashboardDays.partner}, ${dashboardDays.day}, ${COLUMNS}
    from ${dashboardDays} where ${isInPeriod(dashboardDays.day, filter)}`;
  return ranges.length === 0
    ? stored
    : sql`${stored} and ${not(isInRanges(ranges))} union all ${computeDays(ranges, 'of the period')}`;
};

const sumOf = (figure: Figure) => sql<number>`sum(${columnOf(figure)})::bigint`.mapWith(Number);

/**
 * Returns the figures of a period by line, insurer and partner; money in rupiah, hours as the 8-byte floats of `dashboard_days`. They
 * contain every change that was committed before the call.
 */
export function sumDays(db: Db, filter: DashboardFilter) {
  const { scope, line, insurer } = filter;
  const insurerId = sql`rows.insurer_id`;
  return db.transaction(
    async (tx) => {
      const changes = await tx
        .selectDistinct({ day: dashboardChanges.day })
        .from(dashboardChanges)
        .where(isInPeriod(dashboardChanges.day, filter));
      return tx
        .select({
          line: sql<ProductType>`rows.line`,
          insurerId: sql<string | null>`rows.insurer_id`,
          partner: sql<string | null>`rows.partner`,
          orders: sumOf('orders'),
          sold: sumOf('sold'),
          soldPremium: sumOf('soldPremium'),
          approved: sumOf('approved'),
          rejected: sumOf('rejected'),
          approvalHours: sql<Buffer>`string_agg(approval_hours, ''::bytea)`,
          invoices: sumOf('invoices'),
          paid: sumOf('paid'),
          premium: sumOf('premium'),
          claims: sumOf('claims'),
          claimsPaid: sumOf('claimsPaid'),
        })
        .from(sql`(${daysOfPeriod(filter, dayRanges(changes.map(({ day }) => day)))}) rows`)
        .where(
          and(
            scope.insurerId === null ? undefined : eq(insurerId, scope.insurerId),
            line === undefined ? undefined : eq(sql`rows.line`, line),
            insurer === undefined ? undefined : eq(insurerId, insurer),
          ),
        )
        .groupBy(sql`1, 2, 3`);
    },
    // Stored rows, changed days and records of one moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
export type DaySum = Awaited<ReturnType<typeof sumDays>>[number];

/** Locks out the other processes until the transaction ends; returns false while another process has the lock. */
async function lockDays(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('dashboard-days', 0))` })
    .from(sql`(select 1) one`);
  return row?.isLocked === true;
}

/**
 * Stores the rows of at most `limit` changed days, those next to `today` first, in one transaction. Returns the number of these days; 0
 * when none is left or another process stores days.
 */
export function storeChangedDays(db: Db, today: IsoDate, limit: number): Promise<number> {
  // In READ COMMITTED, each statement sees what was committed before it. So the rows contain the changes whose entries the first
  // statement removes. The entry of a later change stays, and the day is computed again.
  return db.transaction(async (tx) => {
    if (!(await lockDays(tx))) return 0;
    const nextDays = tx
      .select({ day: dashboardChanges.day })
      .from(dashboardChanges)
      .groupBy(dashboardChanges.day)
      .orderBy(sql`abs(${dashboardChanges.day} - ${today}::date)`, dashboardChanges.day)
      .limit(limit);
    const entries = await tx
      .delete(dashboardChanges)
      .where(inArray(dashboardChanges.day, nextDays))
      .returning({ day: dashboardChanges.day });
    const days = new Set(entries.map(({ day }) => day));
    if (days.size === 0) return 0;
    const ranges = dayRanges([...days]);
    await tx.delete(dashboardDays).where(isInRanges(ranges));
    await tx.execute(sql`insert into ${dashboardDays} (line, insurer_id, partner, day, ${COLUMNS})
      select line, insurer_id, partner, day, ${SUMS} from (${computeDays(ranges, 'by day')}) rows group by 1, 2, 3, 4`);
    return days.size;
  });
}
