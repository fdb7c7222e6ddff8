import type { DashboardFigures, DashboardRow, DeskDashboard } from '@naungan/api/desk-dashboard';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { lineOf } from '@naungan/domain/lines';
import { formatDecimal, formatNumber, formatRupiah } from '@naungan/domain/money';
import { CLAIM_STATES, isClaimEnded } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import { FigureTable } from './FigureTable.tsx';

const NONE = '–';
const percent = (share: number | null) =>
  share === null ? NONE : `${formatDecimal(Math.round(share * 1000) / 10)}%`;
/** Returns the median in hours; null without approvals. */
function hours(value: number | null): ReactNode {
  if (value === null) return NONE;
  if (value < 1)
    return (
      <span className="nu:inline-block nu:w-min nu:min-w-18 nu:whitespace-normal">kurang dari 1 jam</span>
    );
  return `${formatDecimal(value)} jam`;
}

/** Label and text of each figure, in the order of the table. */
const FIGURES: readonly {
  key: keyof DashboardFigures;
  header: string;
  text: (row: DashboardFigures) => ReactNode;
}[] = [
  { key: 'orders', header: 'Pesanan', text: ({ orders }) => formatNumber(orders) },
  { key: 'approved', header: 'Disetujui', text: ({ approved }) => formatNumber(approved) },
  { key: 'rejected', header: 'Ditolak', text: ({ rejected }) => formatNumber(rejected) },
  { key: 'approvalHours', header: 'Median persetujuan', text: (row) => hours(row.approvalHours) },
  { key: 'invoices', header: 'Tagihan', text: ({ invoices }) => formatNumber(invoices) },
  { key: 'paid', header: 'Lunas', text: ({ paid }) => formatNumber(paid) },
  { key: 'paymentRate', header: 'Tingkat pembayaran', text: (row) => percent(row.paymentRate) },
  { key: 'premium', header: 'Premi', text: ({ premium }) => formatRupiah(premium) },
  { key: 'claims', header: 'Klaim', text: ({ claims }) => formatNumber(claims) },
  { key: 'claimsPaid', header: 'Klaim dibayar', text: ({ claimsPaid }) => formatRupiah(claimsPaid) },
  { key: 'lossRatio', header: 'Rasio klaim', text: (row) => percent(row.lossRatio) },
  {
    key: 'policiesEnding',
    header: 'Polis berakhir dalam 30 hari',
    text: ({ policiesEnding }) => formatNumber(policiesEnding),
  },
];

const AGE_LABELS: Readonly<Record<DeskDashboard['openClaims'][number]['age'], string>> = {
  '0-2': '0–2 hari',
  '3-7': '3–7 hari',
  '8-14': '8–14 hari',
  '15+': '15 hari atau lebih',
};

const ENDS = CLAIM_STATES.filter(isClaimEnded).map((state) => DESK_CLAIM_STATE_ROWS[state].label);

/** The count of `openClaims` has every state that is not an end; the queue has the claims that wait for the desk. */
const OPEN_CLAIMS_NOTE = `Semua klaim selain ${new Intl.ListFormat('id', { type: 'disjunction' }).format(ENDS)}, termasuk yang menunggu nasabah. Antrean klaim hanya berisi yang menunggu kita. Umur dihitung sejak hari pengajuan; periode di atas tidak berlaku.`;

/** A bar as long as the share of the count in the largest count. The number is next to it. */
function Bar({ count, largest }: { count: number; largest: number }) {
  return (
    <span aria-hidden="true" className="nu:block nu:h-3 nu:min-w-40 nu:rounded-sm nu:bg-brand-tint">
      <span
        className="nu:block nu:h-full nu:rounded-sm nu:bg-brand"
        style={{ width: `${largest === 0 ? 0 : (100 * count) / largest}%` }}
      />
    </span>
  );
}

/** The tables of the dashboard. */
export function DashboardTables({ rows, total, openClaims, partners }: DeskDashboard) {
  const largest = Math.max(...openClaims.map(({ count }) => count));
  return (
    <>
      {rows.length > 0 && (
        <FigureTable<DashboardRow>
          caption="Angka per lini dan perusahaan asuransi"
          rows={rows}
          rowKey={({ line, insurer }) => `${line}/${insurer.id}`}
          columns={[
            { key: 'line', header: 'Lini', isText: true, cell: ({ line }) => lineOf(line).label },
            {
              key: 'insurer',
              header: 'Perusahaan asuransi',
              isText: true,
              cell: (row) => <span className="nu:block nu:min-w-28">{row.insurer.name}</span>,
            },
            ...FIGURES.map(({ key, header, text }) => ({ key, header, cell: text })),
          ]}
          total={['Total', '', ...FIGURES.map(({ text }) => text(total))]}
        />
      )}
      <FigureTable
        caption="Klaim terbuka hari ini menurut umur"
        note={OPEN_CLAIMS_NOTE}
        rows={openClaims}
        rowKey={({ age }) => age}
        columns={[
          { key: 'age', header: 'Umur', isText: true, cell: ({ age }) => AGE_LABELS[age] },
          { key: 'count', header: 'Klaim', cell: ({ count }) => formatNumber(count) },
          {
            key: 'bar',
            header: 'Perbandingan',
            isText: true,
            cell: ({ count }) => <Bar count={count} largest={largest} />,
          },
        ]}
      />
      {partners.length > 0 && (
        <FigureTable
          caption="Penjualan mitra"
          rows={partners}
          rowKey={({ partner }) => partner}
          columns={[
            { key: 'partner', header: 'Mitra', isText: true, cell: ({ partner }) => partner },
            { key: 'orders', header: 'Pesanan', cell: ({ orders }) => formatNumber(orders) },
            { key: 'paid', header: 'Lunas', cell: ({ paid }) => formatNumber(paid) },
            { key: 'premium', header: 'Premi', cell: ({ premium }) => formatRupiah(premium) },
          ]}
        />
      )}
    </>
  );
}
