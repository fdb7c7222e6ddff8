import { type DeskProductRow, PRODUCT_CHANGE_FILTERS } from '@naungan/api/desk-catalogue';
import { formatDate } from '@naungan/domain/dates';
import { isProductType, LINES } from '@naungan/domain/lines';
import { SALE_LABELS, SALES } from '@naungan/domain/tariff-change';
import { useDesk } from '../desk/desk-context.ts';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { type ListQuery, ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';
import { SALE_TONES } from './change-facts.ts';

const CHANGE_LABELS: Readonly<Record<(typeof PRODUCT_CHANGE_FILTERS)[number], string>> = {
  waiting: 'Menunggu persetujuan',
  planned: 'Akan berubah',
};

const FILTERS = [
  {
    name: 'change',
    label: 'Perubahan',
    options: [
      { value: '', label: 'Semua produk' },
      ...PRODUCT_CHANGE_FILTERS.map((value) => ({ value, label: CHANGE_LABELS[value] })),
    ],
  },
  {
    name: 'line',
    label: 'Lini',
    options: [
      { value: '', label: 'Semua lini' },
      ...Object.values(LINES).map(({ code, label }) => ({ value: code, label })),
    ],
  },
  {
    name: 'sale',
    label: 'Penjualan',
    options: [
      { value: '', label: 'Semua cara jual' },
      ...SALES.map((value) => ({ value, label: SALE_LABELS[value] })),
    ],
  },
];

/** Returns the query of `deskProducts`; values that are no choice of a filter are omitted. */
const productQuery = ({ line, sale, change, q, after }: ListQuery) => ({
  line: line && isProductType(line) ? line : undefined,
  sale: SALES.find((candidate) => candidate === sale),
  change: PRODUCT_CHANGE_FILTERS.find((candidate) => candidate === change),
  q: q || undefined,
  after,
});

const COLUMNS: Column<DeskProductRow>[] = [
  {
    key: 'name',
    header: 'Produk',
    cell: ({ productName, code }) => (
      <>
        <span className="nu:line-clamp-1 nu:font-semibold">{productName}</span>
        <span className="nu:text-xs nu:text-muted">{code}</span>
      </>
    ),
  },
  {
    key: 'insurer',
    header: 'Asuransi',
    className: 'nu:max-md:hidden',
    cell: ({ insuranceCompany }) => <span className="nu:line-clamp-1">{insuranceCompany.company_name}</span>,
  },
  {
    key: 'line',
    header: 'Lini',
    className: 'nu:whitespace-nowrap nu:max-xl:hidden',
    cell: ({ productType }) => LINES[productType].label,
  },
  {
    key: 'change',
    header: 'Perubahan',
    className: 'nu:whitespace-nowrap',
    cell: ({ waiting, nextChange }) => (
      <span className="nu:flex nu:flex-wrap nu:gap-1">
        {waiting > 0 && <StatusBadge tone="warning">Menunggu persetujuan</StatusBadge>}
        {nextChange && <StatusBadge tone="info">Mulai {formatDate(nextChange)}</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'sale',
    header: 'Penjualan',
    className: 'nu:w-px',
    cell: ({ sale }) => <StatusBadge tone={SALE_TONES[sale]}>{SALE_LABELS[sale]}</StatusBadge>,
  },
];

/** All products, by name, also those that are not sold. */
export function ProductList() {
  const { call } = useDesk();
  return (
    <ListScreen<DeskProductRow>
      path="/products"
      title="Produk"
      noun="produk"
      search={{ label: 'Cari produk', placeholder: 'Nama produk' }}
      filters={FILTERS}
      load={async (query, { headers }) =>
        (await call('deskProducts', { query: productQuery(query), headers })).response
      }
      columns={() => COLUMNS}
      rowId={({ id }) => id}
      rowHref={({ id }) => routeHref(`/products/${id}`)}
      rowLabel={({ productName, insuranceCompany }) =>
        `Produk ${productName}, ${insuranceCompany.company_name}`
      }
      empty={{ title: 'Belum ada produk', text: 'Produk dari data awal muncul di sini.' }}
    />
  );
}
