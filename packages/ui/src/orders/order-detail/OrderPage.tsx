import type { OrderDetail as Order } from '@naungan/domain/order';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadGate } from '../load-gate/index.ts';
import { usePolling } from '../use-polling/index.ts';
import { OrderDetail } from './OrderDetail.tsx';

export type OrderPageProps = {
  /** 404 when the order does not exist or is somebody else's. */
  load: () => Promise<Order>;
  /** Milliseconds between two silent readings while the insurer has not decided; 0 for none. */
  refreshEvery?: number;
};

/** An order by its id; it follows the insurer's decision by itself. */
export function OrderPage({ load, refreshEvery = 5000 }: OrderPageProps) {
  return (
    <LoadGate
      load={load}
      skeleton={<OrderSkeleton />}
      notFound={
        <EmptyState
          title="Order tidak ditemukan"
          action={<ButtonLink href="/orders/">Lihat order saya</ButtonLink>}
        >
          Periksa kembali tautan Anda atau buka dari daftar order.
        </EmptyState>
      }
    >
      {(order, { refresh }) => <LiveOrder order={order} refresh={refresh} refreshEvery={refreshEvery} />}
    </LoadGate>
  );
}

type LiveOrderProps = { order: Order; refresh: () => Promise<void>; refreshEvery: number };

function LiveOrder({ order, refresh, refreshEvery }: LiveOrderProps) {
  const undecided = ['neworder', 'revision'].includes(order.headers.statusOrder) && !order.invoice;
  usePolling(refresh, refreshEvery, undecided);
  return <OrderDetail order={order} />;
}

function OrderSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-16 w-full max-w-lg" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}
