import { OrderList } from '@naungan/ui/orders/order-list';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';

/** Own orders by product. */
export default function OrdersPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const [tab, setTab] = useProductTab();
  return (
    <OrderList
      title={headingLevel === 1 ? 'Orderan Saya' : 'Pembelian Asuransi'}
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      load={async (productType) => (await api.call('orders', { query: { productType } })).response}
    />
  );
}
