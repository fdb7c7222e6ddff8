import { OrderList } from '@naungan/ui/orders/order-list';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';
import { useRealtime } from '../use-realtime.ts';

/** Own orders by product. */
export default function OrdersPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['order', 'invoice'] });
  return (
    <OrderList
      title={headingLevel === 1 ? 'Orderan Saya' : 'Pembelian Asuransi'}
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      load={async (productType) => (await api.call('orders', { query: { productType } })).response}
    />
  );
}
