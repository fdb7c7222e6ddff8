import { OrderList } from '@naungan/ui/orders/order-list';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { purchasesHref, tabHref } from '@naungan/ui/primitives/host';
import { useState } from 'react';
import { useStorefront } from '../../react/provider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';
import type { Storefront } from '../../storefront.ts';

/** Loads the member's drafts, with the code that displays them; null without drafts, or if they fail to load. */
async function loadDrafts({ api }: Storefront) {
  try {
    const { response: drafts } = await api.call('drafts', {});
    return drafts.length === 0 ? null : { drafts, ...(await import('./OrderDrafts.tsx')) };
  } catch {
    return null;
  }
}

/** The member's orders by product. */
export function OrdersPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const shop = useStorefront();
  const { api, links } = shop;
  const [unsent, setUnsent] = useState<Awaited<ReturnType<typeof loadDrafts>>>(null);
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['order', 'invoice'] });
  return (
    <OrderList
      title={headingLevel === 1 ? undefined : 'Pembelian Asuransi'}
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      action={(open) => (
        <ButtonLink
          variant="secondary"
          size="sm"
          href={headingLevel === 1 ? tabHref(links.invoices, open) : purchasesHref(links, open, 'invoice')}
        >
          Lihat invoice
        </ButtonLink>
      )}
      loadNotes={async (product) =>
        (await api.call('policyCarousel', { query: { product } })).response.carousel.content
      }
      drafts={
        unsent && (
          <unsent.OrderDrafts
            drafts={unsent.drafts}
            headingLevel={headingLevel === 1 ? 2 : 3}
            onDeleted={(name) =>
              setUnsent({ ...unsent, drafts: unsent.drafts.filter((draft) => draft.name !== name) })
            }
          />
        )
      }
      // Both appear at once, so that the drafts do not move the orders.
      load={async () => {
        const [{ response }, drafts] = await Promise.all([api.call('orders', {}), loadDrafts(shop)]);
        setUnsent(drafts);
        return response;
      }}
    />
  );
}
