import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { tabHref, useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordHeader } from '../../records/RecordHeader.tsx';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { invoiceMessages } from './messages.ts';

/** Breadcrumb, product, number and status of an invoice. */
export function InvoiceHeader({ invoice: record }: { invoice: InvoiceFormat }) {
  const texts = useMessages('Invoice', invoiceMessages);
  const { invoice, orderId, product, productType } = record;
  const links = useLinks();
  const { orders: ordersTitle } = usePageMessages();
  return (
    <>
      <Breadcrumb
        items={[
          { label: ordersTitle, href: tabHref(links.orders, productType) },
          { label: texts.orders, href: links.order(productType, orderId) },
          { label: texts.invoice },
        ]}
      />
      <RecordHeader
        title={texts.titleOf(product.productName)}
        insurer={product.company_name}
        logo={product.logoProduct}
        badge={<StatusBadge status={invoice.status} />}
      >
        {product.company_name} · <RecordNumber text={invoice.invoiceNumber} />
      </RecordHeader>
    </>
  );
}
