import type { ProductType } from '@naungan/domain/lines';
import { OrderPage, OrderWaiting } from '@naungan/ui/orders/order-detail';
import { verificationOf } from '../calls/verification.ts';
import { useStorefront } from '../react/provider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type OrderStatusProps = {
  /** The product type of the order, and its id. */
  productType: ProductType;
  id: string;
};

/** One own order. */
export function OrderStatus({ productType, id }: OrderStatusProps) {
  const shop = useStorefront();
  const load = async () => (await shop.api.call('order', { params: { productType, id } })).response;
  const { watch, pollEvery } = useRealtime({ orderId: id });
  return (
    <MemberOnly waiting={<OrderWaiting productType={productType} />}>
      {(member) => (
        <OrderPage
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
