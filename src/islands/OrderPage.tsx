import type { ProductType } from '@naungan/domain/lines';
import { OrderPage as Order } from '@naungan/ui/orders/order-detail';
import { api } from '../stores/app.ts';
import { MemberOnly } from './Frame.tsx';
import { useRealtime } from './use-realtime.ts';

/** One own order. */
export default function OrderPage({ productType, id }: { productType: ProductType; id: string }) {
  const load = async () => (await api.call('order', { params: { productType, id } })).response;
  const { watch, pollEvery } = useRealtime({ orderId: id });
  return <MemberOnly>{() => <Order load={load} watch={watch} refreshEvery={pollEvery} />}</MemberOnly>;
}
