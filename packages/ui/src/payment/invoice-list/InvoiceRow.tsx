import { formatDate, formatDateTime } from '@naungan/domain/dates';
import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordRow } from '../../records/record-row/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { invoiceListMessages } from './messages.ts';

/** One invoice with number, status, amount and due date, and links to its order [3 §2] and its payment. */
export function InvoiceRow({ invoice }: { invoice: InvoiceCard }) {
  const texts = useMessages('InvoiceList', invoiceListMessages);
  const links = useLinks();
  const { productType, orderId, invoiceNumber } = invoice;
  const isUnpaid = invoice.status === 'pending';
  return (
    <RecordRow
      title={invoice.productName}
      insurer={invoice.insuranceCompany.company_name}
      logo={invoice.logoProduct}
      status={<StatusBadge status={invoice.status} />}
      accent={isUnpaid ? 'action' : 'none'}
      facts={[
        { title: texts.number, value: <RecordNumber text={invoiceNumber} /> },
        { title: texts.created, value: formatDate(invoice.createdAt) },
        {
          title: texts.due,
          value: invoice.dueDate ? formatDateTime(invoice.dueDate) : texts.noDueDate,
        },
      ]}
      summary={{ title: texts.total, value: <Money size="lg" value={invoice.total} /> }}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            size="sm"
            href={links.order(productType, orderId)}
            aria-label={texts.orderOf(invoiceNumber)}
          >
            {texts.order}
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant={isUnpaid ? 'primary' : 'secondary'}
            href={links.invoice(productType, orderId)}
            aria-label={(isUnpaid ? texts.payOf : texts.showOf)(invoiceNumber)}
          >
            {isUnpaid ? texts.pay : texts.show}
          </ButtonLink>
        </>
      }
    />
  );
}
