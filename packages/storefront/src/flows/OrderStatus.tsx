import type { DraftCard } from '@naungan/domain/draft/record';
import { isProductType, type ProductType } from '@naungan/domain/lines';
import { canUpdateOrder } from '@naungan/domain/status';
import { loadLineRecord } from '@naungan/ui/lines';
import { OrderPage, OrderSkeleton } from '@naungan/ui/orders/order-detail';
import { verificationOf } from '../calls/verification.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { usePreload } from '../react/use-preload.ts';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';
import { loadDrafts, useDraftList } from './panels/use-draft-list.tsx';

export type OrderStatusProps = {
  /** Product line and id of the order. */
  line: ProductType;
  id: string;
};

/** An order of the member. */
export function OrderStatus({ line, id }: OrderStatusProps) {
  const shop = useStorefront();
  usePreload(loadLineRecord, isProductType(line) ? line : null);
  const { draftList, showDrafts } = useDraftList(2);

  async function load() {
    const { response } = await shop.api.call('order', { params: { productType: line, id } });
    const canUpdate = canUpdateOrder(response.headers.statusOrder);
    const isOfOrder = (draft: DraftCard) => draft.kind === 'revision' && draft.orderId === id;
    showDrafts(canUpdate ? await loadDrafts(shop, 'revision', isOfOrder) : null);
    return response;
  }

  const { watch, pollEvery } = useRealtime({ orderId: id });
  return (
    <MemberOnly placeholder={<OrderSkeleton line={line} />}>
      {(member) => (
        <OrderPage
          line={line}
          load={load}
          watch={watch}
          drafts={draftList}
          refreshEvery={pollEvery}
          verification={verificationOf(shop, member, shop.currentUrl().pathname)}
        />
      )}
    </MemberOnly>
  );
}
