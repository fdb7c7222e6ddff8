import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { LINES } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { statusRow } from '@naungan/domain/status';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';

export type InvoiceListProps = Pick<
  ProductTabsProps<InvoiceCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & { title?: string };

/** The member's invoices by product, newest first [3 §6, §7]. */
export function InvoiceList(props: InvoiceListProps & HostAttributes) {
  return (
    <HostElement<InvoiceListProps> props={props}>{(own) => <InvoiceListContent {...own} />}</HostElement>
  );
}

function InvoiceListContent({ title, ...tabsProps }: InvoiceListProps) {
  const { invoices: invoicesTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? invoicesTitle}
      countLabel="invoice"
      rowKey={(invoice) => invoice._id}
      renderRow={(invoice) => <InvoiceRow invoice={invoice} />}
      rowStatus={({ invoiceNumber, status }) => `Status invoice ${invoiceNumber}: ${statusRow(status).label}`}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={links.landing(tab)}>Cari produk</ButtonLink>}
        >
          Invoice {LINES[tab].label} terbit setelah pesanan Anda disetujui.
        </EmptyState>
      )}
    />
  );
}
