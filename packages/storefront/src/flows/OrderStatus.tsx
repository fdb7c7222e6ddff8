import { isProductType, type ProductType } from '@naungan/domain/lines';
import { loadLineRecord } from '@naungan/ui/lines';
import { OrderPage, OrderSkeleton } from '@naungan/ui/orders/order-detail';
import { verificationOf } from '../calls/verification.ts';
import { useStorefront } from '../react/provider.tsx';
import { usePreload } from '../react/use-preload.ts';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type OrderStatusProps = {
  /** Product type and id of the order. */
  productType: ProductType;
  id: string;
};

/** An order of the member. */
export function OrderStatus({ productType, id }: OrderStatusProps) {
  const shop = useStorefront();
  usePreload(loadLineRecord, isProductType(productType) ? productType : null);
  const load = async () => (await shop.api.call('order', { params: { productType, id } })).response;
  const { watch, pollEvery } = useRealtime({ orderId: id });
  return (
    <MemberOnly placeholder={<OrderSkeleton productType={productType} />}>
      {(member) => (
        <OrderPage
          productType={productType}
          load={load}
          watch={watch}
          refreshEvery={pollEvery}
          verification={verificationOf(shop, member, shop.currentUrl().pathname)}
        />
      )}
    </MemberOnly>
  );
}
