import { ordersPath, purchasesPath } from '@naungan/domain/lines';
import { InvoiceList } from '@naungan/ui/payment/invoice-list';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { useStorefront } from '../../react/provider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';

/** Own invoices by product. */
export function InvoicesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { api } = useStorefront();
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['invoice'] });
  const orders = headingLevel === 1 ? ordersPath : purchasesPath;
  return (
    <InvoiceList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      action={(open) => (
        <ButtonLink variant="secondary" size="sm" href={orders(open)}>
          Lihat order
        </ButtonLink>
      )}
      load={async () => (await api.call('invoices', {})).response}
    />
  );
}
