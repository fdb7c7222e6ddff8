import { productType } from '@naungan/domain/order/record';
import { id, isoDate, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { day } from './list-page.ts';

/** The longest period of the dashboard, in days. */
export const DASHBOARD_MAX_DAYS = 400;
/** The ages of open claims, in days from the day of the claim to today, in Jakarta. */
export const CLAIM_AGES = ['0-2', '3-7', '8-14', '15+'] as const;
export type ClaimAge = (typeof CLAIM_AGES)[number];

const DAY_MS = 86_400_000;
const daysOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const query = z
  .object({
    /** First and last day in Jakarta, both included. */
    from: day,
    to: day,
    line: productType.optional(),
    /** The id of an insurer. */
    insurer: z.guid().optional(),
  })
  .refine((period) => !(daysOf(period) < 1), {
    path: ['to'],
    message: 'Tanggal akhir tidak boleh sebelum tanggal awal',
  })
  .refine((period) => !(daysOf(period) > DASHBOARD_MAX_DAYS), {
    path: ['to'],
    message: `Periode paling lama ${DASHBOARD_MAX_DAYS} hari`,
  });
export type DashboardQuery = z.output<typeof query>;

const count = z.number().int();
const figures = {
  /** Orders placed in the period. */
  orders: count,
  /** Orders of any day that were approved, or rejected, in the period. */
  approved: count,
  rejected: count,
  /** The median of the hours from order to approval, of the approved orders; null without one. */
  approvalHours: z.number().nullable(),
  /** Invoices issued in the period, how many of them are paid, and the paid share. */
  invoices: count,
  paid: count,
  paymentRate: z.number().nullable(),
  /** The premium, without fees, of payments received in the period and not returned. */
  premium: rupiah,
  /** Claims submitted in the period. */
  claims: count,
  /** The amount that was paid for claims in the period. */
  claimsPaid: rupiah,
  /** `claimsPaid` divided by `premium`; null without a premium. */
  lossRatio: z.number().nullable(),
  /** Active policies that end within 30 days from today, regardless of the period. */
  policiesEnding: count,
};
const insurer = z.object({ id, name: z.string() });
const row = z.object({ line: productType, insurer, ...figures });
const total = z.object(figures);
export type DashboardRow = z.output<typeof row>;
export type DashboardFigures = z.output<typeof total>;

export const deskDashboard = contract('deskDashboard', {
  summary: 'Figures of a period by product line and insurer, open claims by age, and sales of partners',
  query,
  reply: z.object({
    from: isoDate,
    to: isoDate,
    /** Lines and insurers that have a figure other than 0. */
    rows: z.array(row),
    total,
    /** The claims that are open today, regardless of the period; every age has a row. */
    openClaims: z.array(z.object({ age: z.enum(CLAIM_AGES), count })),
    /** Orders placed in the period, how many of them are paid, and the premium of the paid ones; most orders first. */
    partners: z.array(z.object({ partner: z.string(), orders: count, paid: count, premium: rupiah })),
    /** The insurers that the caller may choose as `insurer`, by name. */
    insurers: z.array(insurer),
  }),
});
export type DeskDashboard = z.output<typeof deskDashboard.reply>;

export const deskDashboardCsv = contract('deskDashboardCsv', {
  summary: 'The rows and the total of the dashboard as a CSV file',
  query,
  reply: z.object({
    fileName: z.string(),
    /**
     * Lines that end with CRLF, the first with the names of the columns, the last with the total. A cell that a
     * spreadsheet would read as a formula has an apostrophe at the start.
     */
    content: z.string(),
  }),
});
