import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { LINES } from '@naungan/domain/lines';
import { statusRow } from '@naungan/domain/status';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { invoiceListMessages } from './messages.ts';

export type InvoiceListProps = Pick<
  ProductTabsProps<InvoiceCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & { title?: string };

/** The member's invoices by product, newest first [3 §6, §7]. */
export function InvoiceList(props: InvoiceListProps & PageAttributes<'InvoiceList'>) {
  return (
    <HostElement<InvoiceListProps> props={props} name="InvoiceList">
      {(own) => <InvoiceListContent {...own} />}
    </HostElement>
  );
}

function InvoiceListContent({ title, ...tabsProps }: InvoiceListProps) {
  const texts = useMessages('InvoiceList', invoiceListMessages);
  const { invoices: invoicesTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? invoicesTitle}
      countLabel={texts.countLabel}
      rowKey={(invoice) => invoice._id}
      renderRow={(invoice) => <InvoiceRow invoice={invoice} />}
      rowStatus={({ invoiceNumber, status }) => texts.status(invoiceNumber, statusRow(status).label)}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={texts.emptyTitle}
          action={<ButtonLink href={links.landing(tab)}>{texts.search}</ButtonLink>}
        >
          {texts.empty(LINES[tab].label)}
        </EmptyState>
      )}
    />
  );
}
