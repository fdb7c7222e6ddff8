import { InvoiceList } from '@naungan/ui/payment/invoice-list';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';
import { useRealtime } from '../use-realtime.ts';

/** Own invoices by product. */
export default function InvoicesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['invoice'] });
  const orders = headingLevel === 1 ? '/orders/?' : '/account?tab=purchase&';
  return (
    <InvoiceList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      action={
        <ButtonLink variant="secondary" size="sm" href={`${orders}product=${tab}`}>
          Lihat order
        </ButtonLink>
      }
      load={async (product) => (await api.call('invoices', { query: { product } })).response}
    />
  );
}
