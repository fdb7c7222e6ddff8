import type { ProductType } from '@naungan/domain/lines';
import { sql } from 'drizzle-orm';
import { customType, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { rupiah } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Figures of the desk's dashboard by day in Jakarta, and by line, insurer and partner of the order. A day without a row has no
 * records. The rows of a day are valid unless `dashboard_changes` has the day
 * (`read-models/desk/dashboard-days-repository.ts`).
 */
export const dashboardDays = pgTable(
  'dashboard_days',
  {
    day: date({ mode: 'string' }).notNull(),
    line: text().$type<ProductType>().notNull(),
    insurerId: uuid(),
    partner: text(),
    /** Orders placed on the day, how many of them are paid now, and the premium of the paid ones. */
    orders: integer().notNull(),
    sold: integer().notNull(),
    soldPremium: rupiah().notNull(),
    approved: integer().notNull(),
    rejected: integer().notNull(),
    /** The hours from order to approval of each approved order, as 8-byte floats (`float8send`) in any order. */
    approvalHours: bytes().notNull().default(sql`''::bytea`),
    invoices: integer().notNull(),
    paid: integer().notNull(),
    premium: rupiah().notNull(),
    claims: integer().notNull(),
    claimsPaid: rupiah().notNull(),
  },
  (t) => [index('dashboard_days_day').on(t.day)],
);

/**
 * The days whose rows in `dashboard_days` are missing or out of date. Triggers of migration 0059 add a day in the transaction that
 * changes a record of the day. A day can be in the table several times, so that writers do not wait for each other.
 */
export const dashboardChanges = pgTable(
  'dashboard_changes',
  { day: date({ mode: 'string' }).notNull() },
  (t) => [index('dashboard_changes_day').on(t.day)],
);
