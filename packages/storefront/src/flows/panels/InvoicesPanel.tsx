import { InvoiceList } from '@naungan/ui/payment/invoice-list';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { purchasesHref, tabHref } from '@naungan/ui/primitives/host';
import { useStorefront } from '../../react/provider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';

/** The member's invoices by product. */
export function InvoicesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { api, links } = useStorefront();
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['invoice'] });
  return (
    <InvoiceList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      action={(openTab) => (
        <ButtonLink
          variant="secondary"
          size="sm"
          href={headingLevel === 1 ? tabHref(links.orders, openTab) : purchasesHref(links, openTab)}
        >
          Lihat pesanan
        </ButtonLink>
      )}
      load={async () => (await api.call('invoices', {})).response}
    />
  );
}
