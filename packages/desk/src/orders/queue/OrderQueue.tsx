import type { DeskOrderCard } from '@naungan/api/desk';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { isProductType, LINES } from '@naungan/domain/lines';
import { ORDER_STATUSES, type OrderStatus } from '@naungan/domain/status';
import { useDesk } from '../../desk/desk-context.ts';
import { type ListQuery, ListScreen } from '../../parts/list-screen/ListScreen.tsx';
import { routeHref } from '../../routing/route.ts';
import { orderColumns } from './order-columns.tsx';

/** The value of the filter that selects every status. Without a status, the queue has new orders. */
const ALL_STATUSES = 'all';
const DEFAULT_STATUS: OrderStatus = 'neworder';

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: [
      ...ORDER_STATUSES.map((status) => ({
        value: status === DEFAULT_STATUS ? '' : status,
        label: DESK_ORDER_STATUS_ROWS[status].label,
      })),
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
function statusOf(status = ''): OrderStatus | undefined {
  if (status === ALL_STATUSES) return undefined;
  return ORDER_STATUSES.find((candidate) => candidate === status) ?? DEFAULT_STATUS;
}

/** Returns the query of `deskOrders`: the oldest order first, in the list of all orders the newest. */
function orderQuery({ status, line, q, after }: ListQuery) {
  return {
    status: statusOf(status),
    line: line && isProductType(line) ? line : undefined,
    q: q || undefined,
    after,
    sort: status === ALL_STATUSES ? ('newest' as const) : ('oldest' as const),
  };
}

/** The queue of orders: filters in the address, the oldest order first. */
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
        text: 'Semua pesanan baru sudah diputuskan. Pesanan berikutnya muncul di sini.',
      }}
    />
  );
}
