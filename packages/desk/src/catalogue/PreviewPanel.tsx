import type { ChangePreview, PricedExample } from '@naungan/api/desk-catalogue';
import { formatDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { oneYearPrice } from '@naungan/domain/premium';
import { SALE_LABELS } from '@naungan/domain/tariff-change';
import { InsurerLogo } from '@naungan/ui/primitives/insurer-logo';
import { useEffect, useRef } from 'react';
import { FigureTable } from '../dashboard/FigureTable.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { SALE_TONES } from './change-facts.ts';

const NONE = '–';
const money = (amount: number | null) => (amount === null ? NONE : formatRupiah(amount));

/** Returns '+Rp210.000', or '–' without a difference that can be computed. */
function differenceText(amount: number | null): string {
  if (amount === null) return NONE;
  return amount > 0 ? `+${formatRupiah(amount)}` : formatRupiah(amount);
}

/** Returns hundredths of a percent with a sign: 446 → '+4,46%'. */
function percentText(hundredths: number | null): string {
  if (hundredths === null) return NONE;
  return `${hundredths > 0 ? '+' : ''}${(hundredths / 100).toFixed(2).replace('.', ',')}%`;
}

const COLUMNS = [
  {
    key: 'label',
    header: 'Contoh',
    isText: true,
    cell: ({ label, detail }: PricedExample) => (
      <>
        {label}
        {detail && <span className="nu:block nu:text-xs nu:font-normal nu:text-muted">{detail}</span>}
      </>
    ),
  },
  { key: 'sum', header: 'Pertanggungan', cell: ({ sumInsured }: PricedExample) => money(sumInsured) },
  { key: 'now', header: 'Premi sekarang', cell: ({ now }: PricedExample) => money(now) },
  { key: 'later', header: 'Premi nanti', cell: ({ later }: PricedExample) => money(later) },
  {
    key: 'difference',
    header: 'Selisih',
    cell: ({ difference }: PricedExample) => differenceText(difference),
  },
  { key: 'percent', header: 'Persen', cell: ({ percent }: PricedExample) => percentText(percent) },
];

type Shown = ChangePreview['before'];

/** A product as visitors see it in a list. */
function ShownProduct({ title, shown }: { title: string; shown: Shown }) {
  const { sale, card } = shown;
  return (
    <section
      aria-label={title}
      className="nu:min-w-0 nu:flex-1 nu:basis-64 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4"
    >
      <h3 className="nu:mb-2 nu:flex nu:flex-wrap nu:items-center nu:gap-2 nu:text-xs nu:font-bold nu:text-muted">
        {title}
        <StatusBadge tone={SALE_TONES[sale]}>{SALE_LABELS[sale]}</StatusBadge>
      </h3>
      {card ? (
        <div className="nu:flex nu:gap-3">
          <InsurerLogo name={card.insuranceCompany.company_name} src={card.logoProduct} size="sm" />
          <div className="nu:min-w-0">
            <p className="nu:font-bold nu:wrap-anywhere">{card.productName}</p>
            <p className="nu:text-sm nu:text-muted">{card.insuranceCompany.company_name}</p>
            <p className="nu:tabular nu:mt-1 nu:font-bold">
              {formatRupiah(oneYearPrice(card.premium, card.adminFee))}{' '}
              <span className="nu:text-sm nu:font-normal nu:text-muted">per tahun</span>
            </p>
            <p className="nu:text-sm">
              {card.transactionType === 'online' ? 'Tombol: Beli' : 'Tombol: Hubungi konsultan'}
            </p>
          </div>
        </div>
      ) : (
        <p className="nu:text-sm nu:text-muted">
          {sale === 'hidden'
            ? 'Tidak tampil di daftar. Halaman produk dan formulir pesanannya tidak dapat dibuka.'
            : 'Tidak ada contoh yang dijamin produk ini.'}
        </p>
      )}
    </section>
  );
}

const isChanged = ({ now, later }: PricedExample) => now !== later;

export type PreviewPanelProps = {
  preview: ChangePreview;
  /** Whether a new preview scrolls into view, because it appears below a long form. */
  scrollsIntoView?: boolean;
};

/** What visitors will see after a change, and which prices change. */
export function PreviewPanel({ preview, scrollsIntoView = false }: PreviewPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // Dependencies: each new preview
  useEffect(() => {
    if (scrollsIntoView) panel.current?.scrollIntoView({ block: 'start' });
  }, [preview]);
  const { validFrom, validUntil, example, before, after, adminFee, rows } = preview;
  const changedCount = rows.filter(isChanged).length;
  return (
    <section ref={panel} aria-label="Dampak perubahan" className="nu:grid nu:scroll-mt-4 nu:gap-4">
      <p className="nu:text-sm nu:text-muted">Yang dilihat pengunjung, contoh: {example}</p>
      <div className="nu:flex nu:flex-wrap nu:gap-3">
        <ShownProduct title="Hari ini" shown={before} />
        <ShownProduct
          title={`Mulai ${formatDate(validFrom)}${validUntil ? ` sampai ${formatDate(validUntil)}` : ''}`}
          shown={after}
        />
      </div>
      <p className="nu:text-sm" role="status">
        {changedCount === 0
          ? 'Tidak ada premi contoh yang berubah. '
          : `${changedCount} dari ${rows.length} premi contoh berubah. `}
        {adminFee.now === adminFee.later
          ? `Biaya admin tetap ${formatRupiah(adminFee.now)}.`
          : `Biaya admin ${formatRupiah(adminFee.now)} menjadi ${formatRupiah(adminFee.later)}.`}
      </p>
      <div className="nu:overflow-hidden nu:rounded-card nu:border nu:border-line">
        <FigureTable
          caption="Premi setahun sebelum dan sesudah, tanpa biaya"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ label, detail, sumInsured }) => `${label} ${detail} ${sumInsured}`}
        />
      </div>
    </section>
  );
}
