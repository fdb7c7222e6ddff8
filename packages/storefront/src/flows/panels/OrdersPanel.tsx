import { OrderList } from '@naungan/ui/orders/order-list';
import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';
import { loadDrafts, useDraftList } from './use-draft-list.tsx';

/** The member's orders by product. */
export function OrdersPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const texts = useStorefrontMessages();
  const shop = useStorefront();
  const { api } = shop;
  const { draftList, showDrafts } = useDraftList(headingLevel === 1 ? 2 : 3);
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['order', 'invoice'] });
  return (
    <OrderList
      title={headingLevel === 1 ? undefined : texts.orders}
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      loadNotes={async (product) =>
        (await api.call('policyCarousel', { query: { product } })).response.carousel.content
      }
      drafts={draftList}
      // Drafts and orders appear at the same time, so that the drafts do not move the orders.
      load={async () => {
        const [{ response }, drafts] = await Promise.all([api.call('orders', {}), loadDrafts(shop, 'order')]);
        showDrafts(drafts);
        return response;
      }}
    />
  );
}
