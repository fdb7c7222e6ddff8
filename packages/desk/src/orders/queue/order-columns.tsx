import type { DeskOrderCard } from '@naungan/api/desk';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { AgeBadge } from '../../parts/age-badge/AgeBadge.tsx';
import type { Column } from '../../parts/data-table/DataTable.tsx';
import { StatusBadge } from '../../parts/StatusBadge.tsx';
import { DESK_INVOICE_STATUS } from '../invoice-status.ts';

/** Returns the columns of the queue; `now` in milliseconds. */
export const orderColumns = (now: number): Column<DeskOrderCard>[] => [
  {
    key: 'age',
    header: 'Menunggu',
    className: 'nu:w-24',
    cell: ({ since, statusOrder }) => (
      <AgeBadge since={since} now={now} isWaiting={DESK_ORDER_STATUS_ROWS[statusOrder].isWaiting} />
    ),
  },
  {
    key: 'number',
    header: 'Nomor',
    className: 'nu:tabular nu:whitespace-nowrap nu:font-semibold',
    cell: ({ kpaNumber }) => kpaNumber,
  },
  {
    key: 'insured',
    header: 'Tertanggung',
    cell: ({ insuredName, objectInsured }) => (
      <>
        <span className="nu:line-clamp-1 nu:font-semibold">{insuredName}</span>
        {objectInsured && (
          <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{objectInsured.value}</span>
        )}
      </>
    ),
  },
  {
    key: 'product',
    header: 'Produk',
    className: 'nu:min-w-44',
    cell: ({ productName, insuranceCompany }) => (
      <>
        <span className="nu:line-clamp-1">{productName}</span>
        <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{insuranceCompany.company_name}</span>
      </>
    ),
  },
  {
    key: 'line',
    header: 'Lini',
    className: 'nu:max-xl:hidden nu:whitespace-nowrap',
    cell: ({ productType }) => lineOf(productType).label,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    className: 'nu:max-lg:hidden',
    cell: ({ total }) => formatRupiah(total),
  },
  {
    key: 'status',
    header: 'Status',
    className: 'nu:w-px',
    cell: ({ statusOrder, invoice }) => {
      const order = DESK_ORDER_STATUS_ROWS[statusOrder];
      const payment = invoice && DESK_INVOICE_STATUS[invoice.paymentStatus];
      return (
        <span className="nu:flex nu:flex-wrap nu:gap-1">
          <StatusBadge tone={order.tone}>{order.label}</StatusBadge>
          {payment && <StatusBadge tone={payment.tone}>{payment.label}</StatusBadge>}
        </span>
      );
    },
  },
  {
    key: 'partner',
    header: 'Mitra',
    className: 'nu:max-xl:hidden nu:text-muted',
    cell: ({ partner }) => partner ?? '–',
  },
];
