import type { ProductType } from '@naungan/domain/lines';
import { OrderPage as Order, OrderWaiting } from '@naungan/ui/orders/order-detail';
import { api } from '../stores/app.ts';
import { MemberOnly } from './Frame.tsx';
import { useRealtime } from './use-realtime.ts';
import { verificationOf } from './verification.ts';

/** One own order. */
export default function OrderPage({ productType, id }: { productType: ProductType; id: string }) {
  const load = async () => (await api.call('order', { params: { productType, id } })).response;
  const { watch, pollEvery } = useRealtime({ orderId: id });
  return (
    <MemberOnly waiting={<OrderWaiting productType={productType} />}>
      {(member) => (
        <Order
          productType={productType}
          load={load}
          watch={watch}
          refreshEvery={pollEvery}
          verification={verificationOf(member, location.pathname)}
        />
      )}
    </MemberOnly>
  );
}
