import type { ProductType } from '@naungan/domain/lines';
import { OrderPage as Order, OrderWaiting } from '@naungan/ui/orders/order-detail';
import { verificationOf } from '../calls/verification.ts';
import { useStorefront } from '../react/provider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

/** One own order. */
export function OrderPage({ productType, id }: { productType: ProductType; id: string }) {
  const shop = useStorefront();
  const load = async () => (await shop.api.call('order', { params: { productType, id } })).response;
  const { watch, pollEvery } = useRealtime({ orderId: id });
  return (
    <MemberOnly waiting={<OrderWaiting productType={productType} />}>
      {(member) => (
        <Order
          productType={productType}
          load={load}
          watch={watch}
          refreshEvery={pollEvery}
          verification={verificationOf(shop, member, shop.address().pathname)}
        />
      )}
    </MemberOnly>
  );
}
