import { OrderList } from '@naungan/ui/orders/order-list';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';

/** Own orders by product. */
export default function OrdersPanel({ title }: { title?: string }) {
  const [tab, setTab] = useProductTab();
  return (
    <OrderList
      {...(title ? { title } : {})}
      tab={tab}
      onTabChange={setTab}
      load={async (productType) => (await api.call('orders', { query: { productType } })).response}
    />
  );
}
