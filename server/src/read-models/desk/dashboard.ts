import {
  CLAIM_AGES,
  type ClaimAge,
  type DashboardFigures,
  type DashboardQuery,
  type DashboardRow,
  type DeskDashboard,
} from '@naungan/api/desk-dashboard';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import { csvLine } from '../../core/csv.ts';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Deps } from '../../deps.ts';
import { type DaySum, sumDays } from './dashboard-days-repository.ts';
import * as repository from './dashboard-repository.ts';
import { medianHours } from './median-hours.ts';

/** Policies that end within this number of days are counted. */
const ENDING_DAYS = 30;

const COUNTS = [
  'orders',
  'approved',
  'rejected',
  'invoices',
  'paid',
  'premium',
  'claims',
  'claimsPaid',
  'policiesEnding',
] as const;
type Counts = Record<(typeof COUNTS)[number], number>;
type Group = { line: ProductType; insurerId: string | null };

const noCounts = (): Counts => ({
  orders: 0,
  approved: 0,
  rejected: 0,
  invoices: 0,
  paid: 0,
  premium: 0,
  claims: 0,
  claimsPaid: 0,
  policiesEnding: 0,
});
const addCounts = (sum: Counts, part: Partial<Counts>): void => {
  for (const name of COUNTS) sum[name] += part[name] ?? 0;
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : round(part / whole, 4));

/** `hours`: the hours to approval of each approved order. */
const figuresOf = (counts: Counts, hours: readonly Buffer[]): DashboardFigures => {
  const median = medianHours(hours);
  return {
    ...counts,
    approvalHours: median === null ? null : round(median, 1),
    paymentRate: ratio(counts.paid, counts.invoices),
    lossRatio: ratio(counts.claimsPaid, counts.premium),
  };
};

type GroupFigures = Group & { counts: Counts; hours: Buffer[] };
type Part = Group & Partial<Counts> & { approvalHours?: Buffer };

/** Returns the sums of the parts by line and insurer. */
function groupParts(parts: readonly Part[]): GroupFigures[] {
  const groups = new Map<string, GroupFigures>();
  for (const part of parts) {
    const { line, insurerId, approvalHours } = part;
    const key = `${line}/${insurerId}`;
    const group = groups.get(key) ?? { line, insurerId, counts: noCounts(), hours: [] };
    addCounts(group.counts, part);
    if (approvalHours !== undefined) group.hours.push(approvalHours);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function partnerSales(rows: readonly DaySum[]): DeskDashboard['partners'] {
  const sales = new Map<string, DeskDashboard['partners'][number]>();
  for (const { partner, orders, sold, soldPremium } of rows) {
    if (partner === null || orders === 0) continue;
    const sale = sales.get(partner) ?? { partner, orders: 0, paid: 0, premium: 0 };
    sale.orders += orders;
    sale.paid += sold;
    sale.premium += soldPremium;
    sales.set(partner, sale);
  }
  return [...sales.values()].toSorted((a, b) => b.orders - a.orders || a.partner.localeCompare(b.partner));
}

function ageOf(days: number): ClaimAge {
  if (days <= 2) return '0-2';
  if (days <= 7) return '3-7';
  return days <= 14 ? '8-14' : '15+';
}

const openClaimsByAge = (rows: readonly { days: number; count: number }[]): DeskDashboard['openClaims'] =>
  CLAIM_AGES.map((age) => ({
    age,
    count: rows.reduce((sum, { days, count }) => (ageOf(days) === age ? sum + count : sum), 0),
  }));

/** Returns the figures of a period in the scope of a person at the desk. */
export async function deskDashboard(
  { db, clock }: Deps,
  scope: DeskScope,
  query: DashboardQuery,
): Promise<DeskDashboard> {
  const filter = { ...query, scope };
  const today = todayInJakarta(clock());
  const [days, ending, openClaims, insurers] = await Promise.all([
    sumDays(db, filter),
    repository.countPoliciesEnding(db, filter, today, addDays(today, ENDING_DAYS)),
    repository.countOpenClaims(db, filter, today),
    repository.listInsurers(db, scope),
  ]);
  const names = new Map(insurers.map(({ id, name }) => [id, name]));
  const groups = groupParts([...days, ...ending]);
  const sum = noCounts();
  for (const { counts } of groups) addCounts(sum, counts);
  const rows = groups.map(({ line, insurerId, counts, hours }): DashboardRow => {
    const id = insurerId ?? '';
    return { line, insurer: { id, name: names.get(id) ?? '' }, ...figuresOf(counts, hours) };
  });
  return {
    from: query.from,
    to: query.to,
    rows: rows.toSorted(
      (a, b) => a.line.localeCompare(b.line) || a.insurer.name.localeCompare(b.insurer.name),
    ),
    total: figuresOf(
      sum,
      groups.flatMap(({ hours }) => hours),
    ),
    openClaims: openClaimsByAge(openClaims),
    partners: partnerSales(days),
    insurers,
  };
}

/** The columns of the file, after line and insurer. */
const CSV_COLUMNS: readonly (readonly [keyof DashboardFigures, string])[] = [
  ['orders', 'Pesanan'],
  ['approved', 'Disetujui'],
  ['rejected', 'Ditolak'],
  ['approvalHours', 'Median jam persetujuan'],
  ['invoices', 'Tagihan'],
  ['paid', 'Tagihan lunas'],
  ['paymentRate', 'Tingkat pembayaran'],
  ['premium', 'Premi (Rp)'],
  ['claims', 'Klaim'],
  ['claimsPaid', 'Klaim dibayar (Rp)'],
  ['lossRatio', 'Rasio klaim'],
  ['policiesEnding', 'Polis berakhir dalam 30 hari'],
];

/** Returns the rows and the total of a dashboard as a CSV file. */
export function dashboardCsv({ from, to, rows, total }: DeskDashboard): {
  fileName: string;
  content: string;
} {
  const cellsOf = (figures: DashboardFigures) => CSV_COLUMNS.map(([name]) => figures[name]);
  const lines = [
    ['Lini', 'Perusahaan asuransi', ...CSV_COLUMNS.map(([, header]) => header)],
    ...rows.map((row) => [lineOf(row.line).label, row.insurer.name, ...cellsOf(row)]),
    ['Total', '', ...cellsOf(total)],
  ];
  return { fileName: `dasbor-${from}-${to}.csv`, content: lines.map(csvLine).join('') };
}
