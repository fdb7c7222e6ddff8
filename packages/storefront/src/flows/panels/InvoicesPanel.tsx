import { InvoiceList } from '@naungan/ui/payment/invoice-list';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';

/** The member's invoices by product. */
export function InvoicesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { api } = useStorefront();
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['invoice'] });
  return (
    <InvoiceList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      load={async () => (await api.call('invoices', {})).response}
    />
  );
}
