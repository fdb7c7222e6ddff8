import { OrderList } from '@naungan/ui/orders/order-list';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';
import { useRealtime } from '../use-realtime.ts';

/** Own orders by product. */
export default function OrdersPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['order', 'invoice'] });
  const invoices = headingLevel === 1 ? '/invoices/?' : '/account?tab=purchase&list=invoice&';
  return (
    <OrderList
      title={headingLevel === 1 ? 'Orderan Saya' : 'Pembelian Asuransi'}
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      action={
        <ButtonLink variant="secondary" size="sm" href={`${invoices}product=${tab}`}>
          Lihat invoice
        </ButtonLink>
      }
      load={async (productType) => (await api.call('orders', { query: { productType } })).response}
    />
  );
}
