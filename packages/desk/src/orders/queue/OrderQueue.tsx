import type { DeskOrderCard } from '@naungan/api/desk';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { isProductType, LINES } from '@naungan/domain/lines';
import { ORDER_STATUSES } from '@naungan/domain/status';
import { useDesk } from '../../desk/desk-context.ts';
import { type ListQuery, ListScreen } from '../../parts/list-screen/ListScreen.tsx';
import { routeHref } from '../../routing/route.ts';
import { orderColumns } from './order-columns.tsx';

/** The value of the filter that selects every status. Without a status, the queue has the orders that wait for the desk. */
const ALL_STATUSES = 'all';

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'Perlu dikerjakan' },
      ...ORDER_STATUSES.map((status) => ({ value: status, label: DESK_ORDER_STATUS_ROWS[status].label })),
      { value: ALL_STATUSES, label: 'Semua status' },
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
];

/** Returns the statuses of the query for the server: none for all. A wrong value in the address selects the default. */
function statusOf(status = '') {
  if (status === ALL_STATUSES) return undefined;
  return ORDER_STATUSES.find((candidate) => candidate === status) ?? ('waiting' as const);
}

/** Returns the query of `deskOrders`: the longest wait first, in the list of all orders the newest order. */
function orderQuery({ status, line, q, after }: ListQuery) {
  return {
    status: statusOf(status),
    line: line && isProductType(line) ? line : undefined,
    q: q || undefined,
    after,
    sort: status === ALL_STATUSES ? ('newest' as const) : ('waiting' as const),
  };
}

/** The queue of orders: filters in the address, the longest wait first. */
export function OrderQueue() {
  const { call } = useDesk();
  return (
    <ListScreen<DeskOrderCard>
      path="/orders"
      queue="orders"
      title="Pesanan"
      noun="pesanan"
      search={{ label: 'Cari pesanan', placeholder: 'Nomor, nama, email, telepon, pelat' }}
      filters={FILTERS}
      load={async (query, { headers }) =>
        (await call('deskOrders', { query: orderQuery(query), headers })).response
      }
      columns={orderColumns}
      rowId={({ _id }) => _id}
      rowHref={({ _id }) => routeHref(`/orders/${_id}`)}
      rowLabel={({ kpaNumber, insuredName }) => `Pesanan ${kpaNumber}, ${insuredName}`}
      empty={{
        title: 'Antrean kosong',
        text: 'Tidak ada pesanan yang menunggu tindakan kita. Pesanan berikutnya muncul di sini.',
      }}
    />
  );
}
